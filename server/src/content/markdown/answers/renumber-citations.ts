import { isOperand, type LinkedMark } from './citations.ts';
import { codeAt, formulaPlace, takeOutFormulas } from './take-out-formulas.ts';

/** The Markdown of an answer with the numbers that its marks have where it is shown; code and formulas stay as they are. */
export function renumberCitations(source: string, linked: readonly LinkedMark[]): string {
  if (linked.every(({ written, numbers }) => written === marksOf(numbers))) return source;
  const { text, formulas } = takeOutFormulas(source);
  let renumbered = '';
  let at = 0;
  for (const { written, numbers } of linked) {
    const found = findMark(text, written, at);
    if (!found) continue;
    renumbered += text.slice(at, found.start) + marksOf(numbers);
    at = found.end;
  }
  return (renumbered + text.slice(at)).replace(
    formulaPlace,
    (_, number: string) => formulas[Number(number)]?.written ?? '',
  );
}

function marksOf(numbers: readonly number[]): string {
  return numbers.map((number) => `[${number}]`).join('');
}

function findMark(text: string, written: string, from: number): { start: number; end: number } | null {
  const inside = written.slice(1, -1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const mark = new RegExp(`\\\\?[[【]${inside}\\\\?[\\]】]`, 'y');
  for (let at = from; at < text.length; at++) {
    const canBeCode = at === 0 || text[at - 1] === '\n' || text[at] === '`' || text[at] === '~';
    const code = canBeCode ? codeAt(text, at) : null;
    if (code) {
      at += code.length - 1;
      continue;
    }
    mark.lastIndex = at;
    const found = /[\\[【]/.test(text.charAt(at)) ? mark.exec(text) : null;
    if (found && !isOperand(written, text.slice(Math.max(0, at - 8), at)))
      return { start: at, end: at + found[0].length };
  }
  return null;
}
