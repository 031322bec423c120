import type { Element, ElementContent } from 'hast';
import { anyGapMark } from '../bank.ts';
import { Refusal } from '../refusal.ts';

/** `alone` is set off only where nothing stands beside it: Moodle shows it within the line as well. */
export type FormulaDisplay = 'inline' | 'block' | 'alone';

const marks = {
  '\\(': { end: '\\)', display: 'inline' },
  '\\[': { end: '\\]', display: 'block' },
  $$: { end: '$$', display: 'alone' },
} as const;

/** A text with its formulas as elements of their own; one that markup tears apart cannot be found. */
export function splitFormulas(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let done = 0;
  for (let opening = nextMark(text, done); opening; opening = nextMark(text, done)) {
    const { end, display } = marks[opening.mark];
    const start = opening.index + opening.mark.length;
    // A formula has at least one sign.
    const close = text.indexOf(end, start + 1);
    if (close < 0) throw new Refusal('tornFormula');
    parts.push(...plain(text.slice(done, opening.index)), formulaElement(text.slice(start, close), display));
    done = close + end.length;
  }
  return [...parts, ...plain(text.slice(done))];
}

function nextMark(text: string, from: number): { mark: keyof typeof marks; index: number } | null {
  const opening = /\\[([]|\$\$/g;
  opening.lastIndex = from;
  const found = opening.exec(text);
  return found && { mark: found[0] as keyof typeof marks, index: found.index };
}

export function formulaElement(latex: string, display: FormulaDisplay): Element {
  if (latex.search(anyGapMark) >= 0) throw new Refusal('gapInFormula');
  const value = latex.replaceAll('\u00a0', ' ').trim();
  return { type: 'element', tagName: 'formula', properties: { display }, children: [{ type: 'text', value }] };
}

/** Two braces or brackets in a row would be a value or a gap of ours; in a formula a space changes nothing. */
export function ourLatex(latex: string): string {
  return latex.replace(/\{(?=\{)/g, '{ ').replace(/\[(?=\[)/g, '[ ');
}

function plain(value: string): ElementContent[] {
  return value === '' ? [] : [{ type: 'text', value }];
}
