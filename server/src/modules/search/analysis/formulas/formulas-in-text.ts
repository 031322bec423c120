import { LRUCache } from 'lru-cache';
import { fold } from '../fold.ts';
import { isStopWord } from '../stop-words.ts';
import { formulaKeys, isSimilarKey } from './formula-keys.ts';
import { tableEquations } from './table-equations.ts';
import { isMathWord } from './typed-formula.ts';

type Span = { start: number; end: number };

/** An equation in what somebody asks, and the words around it. */
export type ExtractedFormula = {
  keys: string[];
  /** Of equations between the same quantities, for where nothing has this one. */
  similarKeys: string[];
  rest: string;
};

/** `Ohmov zakon U = R I` has `U = R I`. */
export function extractFormula(query: string): ExtractedFormula | null {
  const [first] = formulaSpans(query);
  const all = first ? keysOf(query.slice(first.start, first.end)) : [];
  const keys = all.filter((key) => !isSimilarKey(key));
  if (!first || keys.length === 0) return null;
  const rest = `${query.slice(0, first.start)} ${query.slice(first.end)}`;
  return { keys, similarKeys: all.filter(isSimilarKey), rest };
}

/**
 * How people write what our texts write otherwise: where `V=IR` is taught, a voltage is `V`; a keyboard has no ω and η; and
 * some multiply by an x.
 */
const otherWritings: readonly ((equation: string) => string)[] = [
  (equation) => (equation.includes('U') ? equation : equation.replaceAll('V', 'U')),
  (equation) => (/ω|omega/.test(equation) ? equation : equation.replaceAll('w', 'ω')),
  (equation) => (/η|eta/.test(equation) ? equation : equation.replace(/(?<!\p{L})n(?!\p{L})/gu, 'η')),
  (equation) => equation.replace(/(?<=[\p{L}\d)])\s+x\s+(?=[\p{L}\d(])/gu, '*'),
];

/** Longer equations are not typed, but copied. */
const longestTyped = 80;

function keysOf(equation: string): string[] {
  const others = equation.length > longestTyped ? [] : otherWritings.map((rewrite) => rewrite(equation));
  const written = new Set([equation, ...others]);
  return [...new Set([...written].flatMap(formulaKeys))];
}

/** More equations of one text are not looked at. */
const mostTried = 24;

/** Where a text has an equation with one of these keys. */
export function findFormulas(text: string, keys: readonly string[]): Span[] {
  const wanted = new Set(keys);
  return formulaSpans(text)
    .slice(0, mostTried)
    .filter(({ start, end }) => cachedKeys(text.slice(start, end)).some((key) => wanted.has(key)));
}

/** What a table says in its cells without any sign of equality. */
export function findFormulaCells(list: string, keys: readonly string[]): string[] {
  const wanted = new Set(keys);
  return tableEquations(list)
    .filter(({ equation }) => cachedKeys(equation).some((key) => wanted.has(key)))
    .map(({ cell }) => cell);
}

const cache = new LRUCache<string, string[]>({ max: 2000 });

/** The same passages are quoted again and again, and to take an equation apart is a lot of work. */
function cachedKeys(formula: string): string[] {
  const known = cache.get(formula);
  if (known) return known;
  const keys = formulaKeys(formula);
  cache.set(formula, keys);
  return keys;
}

/** An equation reaches from its sign as far as there are symbols, numbers and signs of arithmetic in the same line. */
function formulaSpans(text: string): Span[] {
  const pieces = [...text.matchAll(/\S+/gu)];
  const written = (at: number) => pieces[at]?.[0] ?? '';
  const goesOn = (from: number, to: number) => {
    const [one, other] = [pieces[from], pieces[to]];
    return one && other && !endsPart(one[0]) && !text.slice(one.index, other.index).includes('\n');
  };
  const spans: Span[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (!piece[0].includes('=') || piece.index < (spans.at(-1)?.end ?? 0)) continue;
    let [first, last] = [index, index];
    while (isSymbolic(written(first - 1), /^[=+*/·×)]/.test(written(first))) && goesOn(first - 1, first)) first -= 1;
    while (isSymbolic(written(last + 1), /[-=+*/·×(]$/.test(written(last))) && goesOn(last, last + 1)) last += 1;
    if (last > index && isLoneWord(written(last), written(last - 1)) && written(last + 1) !== '') last -= 1;
    if (first < index && isLoneWord(written(first)) && !/^[=+*/·×)-]/.test(written(first + 1))) first += 1;
    const [from, to] = [pieces[first], pieces[last]];
    if (from && to) spans.push(withoutLoneBrackets(text, { start: from.index, end: to.index + to[0].length }));
  }
  return spans;
}

/** `R`, `U1`, `M_max`, `·`, `2πr`, `rho`, `I)` but no word, unless a sign of arithmetic stands beside it: `D + es`. */
function isSymbolic(piece: string, isBesideSign: boolean): boolean {
  if (piece === '') return false;
  const letters = piece.replace(/(?<=\p{L})_\p{L}+/gu, '').match(/\p{L}+/gu) ?? [];
  if (piece.length > 1 && isStopWord(fold(piece)) && !isBesideSign) return false;
  return letters.every(isMathWord) || /[=+*/^·×\\]/u.test(piece);
}

/** `v` in `U = R I v vezju` and `z` in `enačba z U = R I`, where no sign asks for it. */
function isLoneWord(piece: string, before = ''): boolean {
  return /^\p{Ll}$/u.test(piece) && isStopWord(piece) && !/[-=+*/·×(]$/.test(before);
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
