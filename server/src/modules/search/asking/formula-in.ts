import { fold } from '../../../platform/language/fold.ts';
import { formulaKeys } from '../../../platform/language/formula-keys.ts';
import { isFunctionWord } from './function-words.ts';

type Span = { start: number; end: number };

/** An equation in what somebody asks, and the words around it. */
export type FormulaIn = { keys: string[]; rest: string };

/** `Ohmov zakon U = R I` has `U = R I`. */
export function formulaIn(question: string): FormulaIn | null {
  const [first] = formulaSpans(question);
  const keys = first ? keysOf(question.slice(first.start, first.end)) : [];
  if (!first || keys.length === 0) return null;
  return { keys, rest: `${question.slice(0, first.start)} ${question.slice(first.end)}` };
}

/** Where `V=IR` is taught, a voltage is `V`; here it is `U`. */
function keysOf(equation: string): string[] {
  const inOurSymbols = /V/.test(equation) && !/U/.test(equation) ? formulaKeys(equation.replaceAll('V', 'U')) : [];
  return [...new Set([...formulaKeys(equation), ...inOurSymbols])];
}

/** More equations of one text are not looked at. */
const mostTried = 24;

/** Where a text has an equation with one of these keys. */
export function sameFormulas(text: string, keys: readonly string[]): Span[] {
  const wanted = new Set(keys);
  return formulaSpans(text)
    .slice(0, mostTried)
    .filter(({ start, end }) => keptKeys(text.slice(start, end)).some((key) => wanted.has(key)));
}

const mostKept = 2000;
const kept = new Map<string, string[]>();

/** The same passages are quoted again and again, and to take an equation apart is a lot of work. */
function keptKeys(formula: string): string[] {
  const known = kept.get(formula);
  if (known) return known;
  const keys = formulaKeys(formula);
  if (kept.size >= mostKept) kept.clear();
  kept.set(formula, keys);
  return keys;
}

/** An equation reaches from its sign as far as there are symbols, numbers and signs of arithmetic in the same line. */
function formulaSpans(text: string): Span[] {
  const pieces = [...text.matchAll(/\S+/gu)];
  const goesOn = (from: number, to: number) => {
    const [one, other] = [pieces[from], pieces[to]];
    return one && other && !endsPart(one[0]) && !text.slice(one.index, other.index).includes('\n');
  };
  const spans: Span[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (!piece[0].includes('=') || piece.index < (spans.at(-1)?.end ?? 0)) continue;
    let [first, last] = [index, index];
    while (isSymbolic(pieces[first - 1]?.[0]) && goesOn(first - 1, first)) first -= 1;
    while (isSymbolic(pieces[last + 1]?.[0]) && goesOn(last, last + 1)) last += 1;
    const [from, to] = [pieces[first], pieces[last]];
    if (from && to) spans.push(withoutLoneBrackets(text, { start: from.index, end: to.index + to[0].length }));
  }
  return spans;
}

/** `R`, `U1`, `R_1`, `·`, `2πr`, `I)` but no word. */
function isSymbolic(piece: string | undefined): boolean {
  if (piece === undefined || (piece.length > 1 && isFunctionWord(fold(piece)))) return false;
  return !/\p{L}{3}/u.test(piece) || /[=+*/^·×\\]/u.test(piece);
}

function endsPart(piece: string): boolean {
  return /[.,;:]$/.test(piece);
}

/** Neither the marks of the sentence, nor brackets around an equation of which one or both stand at its ends. */
function withoutLoneBrackets(text: string, span: Span): Span {
  let { start, end } = span;
  for (;;) {
    const inside = text.slice(start, end);
    const open = inside.split('(').length - inside.split(')').length;
    if (/[.,;:]$/.test(inside) || (open < 0 && inside.endsWith(')'))) end -= 1;
    else if (/^\([^()]*=[^=]*\)$/.test(inside)) [start, end] = [start + 1, end - 1];
    else if (open > 0 && inside.startsWith('(')) start += 1;
    else return { start, end };
  }
}
