import type { Marked } from '@navor/contract';
import type { Language } from '@navor/languages';
import { fold } from '../analysis/fold.ts';
import { findFormulaCells, findFormulas } from '../analysis/formulas/formulas-in-text.ts';
import { cellsIn } from '../analysis/formulas/table-equations.ts';
import { cut, hitsIn, type IsHit, type Span } from './highlight.ts';

/** What is marked in a text: words, equations with one of these keys, and these cells of tables. */
export type HighlightTargets = { isHit: IsHit; formulaKeys: readonly string[]; cells?: readonly string[] };

/** About as much as a person takes in at a glance. */
const excerptLength = 220;
/** What stands before the first hit, for its sense. */
const lead = 60;

/** The line of a list with most of what was asked for; its first one is mostly a head. */
export function rowExcerpt(text: string, language: Language, asked: HighlightTargets): Marked {
  const targets = { ...asked, cells: asked.formulaKeys.length > 0 ? findFormulaCells(text, asked.formulaKeys) : [] };
  const [head = '', ...rows] = text.split('\n');
  let best = { row: head, count: 0 };
  for (const row of [...rows, head]) {
    const count = countDistinct(row, targetsIn(row, language, targets));
    if (count > best.count) best = { row, count };
  }
  return excerpt(best.row, language, targets);
}

/** The part of a text with most of what was asked for. */
export function excerpt(text: string, language: Language, targets: HighlightTargets): Marked {
  const lines = text.trim().replace(/\s+/gu, (space) => (space.includes('\n') ? '\n' : ' '));
  // Lines are what keeps equations apart; to whoever reads them they are one text.
  const plain = lines.replaceAll('\n', ' ');
  const hits = targetsIn(lines, language, targets);
  const window = atWordBoundaries(plain, densestWindow(plain, hits));
  const marked = cut(plain, hits, window);
  if (window.start > 0) marked.unshift({ text: '… ', is_hit: false });
  if (window.end < plain.length) marked.push({ text: ' …', is_hit: false });
  return merged(marked);
}

function targetsIn(text: string, language: Language, { isHit, formulaKeys, cells = [] }: HighlightTargets): Span[] {
  const formulas = formulaKeys.length > 0 ? [...findFormulas(text, formulaKeys), ...cellsIn(text, cells)] : [];
  const words = hitsIn(text, language, isHit).filter(
    ({ start, end }) => !formulas.some((formula) => start < formula.end && end > formula.start),
  );
  return [...formulas, ...words].sort((one, other) => one.start - other.start);
}

function countDistinct(text: string, hits: Span[]): number {
  return new Set(hits.map(({ start, end }) => fold(text.slice(start, end)))).size;
}

function densestWindow(text: string, hits: Span[]): Span {
  if (text.length <= excerptLength) return { start: 0, end: text.length };
  let best = { start: 0, count: 0 };
  for (const [index, first] of hits.entries()) {
    const start = Math.max(0, first.start - lead);
    const inside = hits.slice(index).filter(({ end }) => end <= start + excerptLength);
    const count = countDistinct(text, inside) * 100 + inside.length;
    if (count > best.count) best = { start, count };
  }
  const start = Math.min(best.start, text.length - excerptLength);
  return { start, end: start + excerptLength };
}

/** Neither begins nor ends inside a word, nor inside a character. */
function atWordBoundaries(text: string, { start, end }: Span): Span {
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const until = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  // A text without any spaces is cut where it is, apart from halves of characters.
  if (from > start + lead || until <= from) return { start: wellFormed(text, start), end: wellFormed(text, end) };
  return { start: from, end: until };
}

function wellFormed(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;
}

function merged(pieces: Marked): Marked {
  const result: Marked = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.is_hit === piece.is_hit) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
