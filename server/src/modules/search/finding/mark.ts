import type { Marked } from '@navor/contract';
import type { Language } from '@navor/languages';
import { fold } from '../../../content/language/fold.ts';
import { tokenize } from '../../../content/language/tokenize.ts';
import { sameCells, sameFormulas } from '../asking/formula-in.ts';
import type { Meaning } from '../asking/meanings.ts';
import { lexemesOf } from '../lexemes.ts';
import { cellsIn } from '../table-equations.ts';

/** Tells whether a word of a text is one of those that were asked for. */
export type IsHit = (word: string, language: Language) => boolean;

export function hitsOf(meanings: Meaning[]): IsHit {
  const all = withParts(meanings);
  const stems = new Set(all.flatMap(({ forms, related }) => [...forms.stems, ...related]));
  const beginnings = all.flatMap(({ beginning }) => (beginning ? [beginning] : []));
  return (word, language) => {
    const { exact, stems: own } = lexemesOf(word, language);
    if (stems.has(exact) || own.some((stem) => stems.has(stem))) return true;
    return beginnings.some((beginning) => exact.startsWith(beginning));
  };
}

/** Words that begin as the last one that is being typed. */
export function beginsLike(prefix: string): IsHit {
  return (word) => prefix !== '' && fold(word).startsWith(prefix);
}

function withParts(meanings: Meaning[]): Meaning[] {
  return meanings.flatMap((meaning) => [meaning, ...withParts(meaning.parts)]);
}

type Span = { start: number; end: number };

function hitsIn(text: string, language: Language, isHit: IsHit): Span[] {
  const hits: Span[] = [];
  for (const { start, end, word } of tokenize(text)) {
    // What is made of several words comes before them.
    if (start >= (hits.at(-1)?.end ?? 0) && isHit(word, language)) hits.push({ start, end });
  }
  return hits;
}

/** A whole text, such as a title. */
export function mark(text: string, language: Language, isHit: IsHit): Marked {
  return cut(text, hitsIn(text, language, isHit), { start: 0, end: text.length });
}

/** What is marked in a text: words, equations with one of these keys, and these cells of tables. */
export type Sought = { isHit: IsHit; formulaKeys: readonly string[]; cells?: readonly string[] };

/** About as much as a person takes in at a glance. */
const excerptLength = 220;
/** What stands before the first hit, for its sense. */
const lead = 60;

/** The line of a list with most of what was asked for; its first one is mostly a head. */
export function rowExcerpt(text: string, language: Language, asked: Sought): Marked {
  const sought = { ...asked, cells: asked.formulaKeys.length > 0 ? sameCells(text, asked.formulaKeys) : [] };
  const [head = '', ...rows] = text.split('\n');
  let best = { row: head, count: 0 };
  for (const row of [...rows, head]) {
    const count = different(row, soughtIn(row, language, sought));
    if (count > best.count) best = { row, count };
  }
  return excerpt(best.row, language, sought);
}

/** The part of a text with most of what was asked for. */
export function excerpt(text: string, language: Language, sought: Sought): Marked {
  const lines = text.trim().replace(/\s+/gu, (space) => (space.includes('\n') ? '\n' : ' '));
  // Lines are what keeps equations apart; to whoever reads them they are one text.
  const plain = lines.replaceAll('\n', ' ');
  const hits = soughtIn(lines, language, sought);
  const window = whole(plain, densest(plain, hits));
  const marked = cut(plain, hits, window);
  if (window.start > 0) marked.unshift({ text: '… ', is_hit: false });
  if (window.end < plain.length) marked.push({ text: ' …', is_hit: false });
  return merged(marked);
}

function soughtIn(text: string, language: Language, { isHit, formulaKeys, cells = [] }: Sought): Span[] {
  const formulas = formulaKeys.length > 0 ? [...sameFormulas(text, formulaKeys), ...cellsIn(text, cells)] : [];
  const words = hitsIn(text, language, isHit).filter(
    ({ start, end }) => !formulas.some((formula) => start < formula.end && end > formula.start),
  );
  return [...formulas, ...words].sort((one, other) => one.start - other.start);
}

function different(text: string, hits: Span[]): number {
  return new Set(hits.map(({ start, end }) => fold(text.slice(start, end)))).size;
}

function densest(text: string, hits: Span[]): Span {
  if (text.length <= excerptLength) return { start: 0, end: text.length };
  let best = { start: 0, count: 0 };
  for (const [index, first] of hits.entries()) {
    const start = Math.max(0, first.start - lead);
    const inside = hits.slice(index).filter(({ end }) => end <= start + excerptLength);
    const count = different(text, inside) * 100 + inside.length;
    if (count > best.count) best = { start, count };
  }
  const start = Math.min(best.start, text.length - excerptLength);
  return { start, end: start + excerptLength };
}

/** Neither begins nor ends inside a word, nor inside a character. */
function whole(text: string, { start, end }: Span): Span {
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const until = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  // A text without any spaces is cut where it is, apart from halves of characters.
  if (from > start + lead || until <= from) return { start: wellFormed(text, start), end: wellFormed(text, end) };
  return { start: from, end: until };
}

function wellFormed(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;
}

function cut(text: string, hits: Span[], { start, end }: Span): Marked {
  const pieces: Marked = [];
  let at = start;
  for (const hit of hits.filter((each) => each.start >= start && each.end <= end)) {
    if (hit.start > at) pieces.push({ text: text.slice(at, hit.start), is_hit: false });
    pieces.push({ text: text.slice(hit.start, hit.end), is_hit: true });
    at = hit.end;
  }
  if (at < end) pieces.push({ text: text.slice(at, end), is_hit: false });
  return pieces;
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
