import type { Marked } from '@navor/contract';
import type { Language } from '@navor/languages';
import { fold } from '../analysis/fold.ts';
import { lexemesOf } from '../analysis/lexemes.ts';
import { tokenize } from '../analysis/tokenize.ts';
import type { QueryTerm } from '../query/query-terms.ts';

/** Tells whether a word of a text is one of those that were asked for. */
export type IsHit = (word: string, language: Language) => boolean;

export function hitsOfTerms(terms: QueryTerm[]): IsHit {
  const all = withParts(terms);
  const stems = new Set(all.flatMap(({ forms, related }) => [...forms.stems, ...related]));
  const prefixes = all.flatMap(({ prefix }) => (prefix ? [prefix] : []));
  return (word, language) => {
    const { exact, stems: own } = lexemesOf(word, language);
    if (stems.has(exact) || own.some((stem) => stems.has(stem))) return true;
    return prefixes.some((prefix) => exact.startsWith(prefix));
  };
}

/** Words that begin as the last one that is being typed. */
export function hasPrefix(prefix: string): IsHit {
  return (word) => prefix !== '' && fold(word).startsWith(prefix);
}

function withParts(terms: QueryTerm[]): QueryTerm[] {
  return terms.flatMap((term) => [term, ...withParts(term.parts)]);
}

export type Span = { start: number; end: number };

export function hitsIn(text: string, language: Language, isHit: IsHit): Span[] {
  const hits: Span[] = [];
  for (const { start, end, word } of tokenize(text)) {
    // What is made of several words comes before them.
    if (start >= (hits.at(-1)?.end ?? 0) && isHit(word, language)) hits.push({ start, end });
  }
  return hits;
}

/** A whole text, such as a title. */
export function highlight(text: string, language: Language, isHit: IsHit): Marked {
  return cut(text, hitsIn(text, language, isHit), { start: 0, end: text.length });
}

/** The pieces of a part of a text: what is a hit, and what stands between. */
export function cut(text: string, hits: Span[], { start, end }: Span): Marked {
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
