import { formulaKeys } from '../../../platform/language/formula-keys.ts';

type Span = { start: number; end: number };

/** An equation in what somebody asks, and the words around it. */
export type FormulaIn = { keys: string[]; rest: string };

/** `Ohmov zakon U = R I` has `U = R I`. */
export function formulaIn(question: string): FormulaIn | null {
  const [first] = formulaSpans(question);
  const keys = first ? formulaKeys(question.slice(first.start, first.end)) : [];
  if (!first || keys.length === 0) return null;
  return { keys, rest: `${question.slice(0, first.start)} ${question.slice(first.end)}` };
}

/** More equations of one text are not looked at. */
const mostTried = 24;

/** Where a text has an equation with one of these keys. */
export function sameFormulas(text: string, keys: readonly string[]): Span[] {
  const wanted = new Set(keys);
  return formulaSpans(text)
    .slice(0, mostTried)
    .filter(({ start, end }) => formulaKeys(text.slice(start, end)).some((key) => wanted.has(key)));
}

/** An equation reaches from its sign as far as there are symbols, numbers and signs of arithmetic. */
function formulaSpans(text: string): Span[] {
  const pieces = [...text.matchAll(/\S+/gu)];
  const spans: Span[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (!piece[0].includes('=') || piece.index < (spans.at(-1)?.end ?? 0)) continue;
    let [first, last] = [index, index];
    while (first > 0 && isSymbolic(pieces[first - 1]?.[0] ?? '')) first -= 1;
    while (last < pieces.length - 1 && isSymbolic(pieces[last + 1]?.[0] ?? '') && !endsPart(pieces[last]?.[0]))
      last += 1;
    const [from, to] = [pieces[first], pieces[last]];
    if (from && to) spans.push({ start: from.index, end: to.index + to[0].replace(/[.,;:]+$/, '').length });
  }
  return spans;
}

/** `R`, `U1`, `R_1`, `·`, `2πr`, `I)` but no word. */
function isSymbolic(piece: string): boolean {
  return !/\p{L}{3}/u.test(piece) || /[=+*/^·×\\]/u.test(piece);
}

function endsPart(piece = ''): boolean {
  return /[.,;:]$/.test(piece);
}
