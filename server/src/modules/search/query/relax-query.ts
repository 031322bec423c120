import type { Pool } from 'pg';
import type { SearchScope } from '../search.policy.ts';
import type { ExpandedQuery } from './expand-query.ts';
import { plainWords } from './parse-query.ts';
import { type QueryTerm, termQuery } from './query-terms.ts';
import { findUnmatched } from './vocabulary.ts';

export type RelaxedQuery = { query: ExpandedQuery; leftOut: string[] };

/**
 * The query without the words that nothing has which the asker may find: what has the others is nearer to it than nothing.
 * Of `DIN 912` that is `DIN`. Null where no word is missing, or all are.
 */
export async function relaxQuery(
  pool: Pool,
  expanded: ExpandedQuery,
  scope: SearchScope,
): Promise<RelaxedQuery | null> {
  const separate = separateTerms(expanded.terms);
  if (separate.length < 2) return null;
  const queries = separate.map((term) => termQuery(term));
  const unmatched = await findUnmatched(pool, queries, scope);
  const missing = new Set(separate.filter((_, position) => unmatched.has(position)));
  if (missing.size === 0 || missing.size === separate.length) return null;
  const isWhole = (term: QueryTerm) => separateTerms([term]).every((part) => !missing.has(part));
  const terms = expanded.terms.flatMap((term) =>
    isWhole(term) ? [term] : separateTerms([term]).filter((part) => !missing.has(part)),
  );
  return {
    query: { ...expanded, terms, parsed: withoutWords(expanded.parsed, missing) },
    leftOut: [...missing].map(({ word: { typed } }) => typed),
  };
}

/** What could stand for itself: the parts of a word that was typed in parts, or the word. */
export function separateTerms(terms: QueryTerm[]): QueryTerm[] {
  return terms.flatMap((term) => {
    const { parts, pieces = [] } = term.word;
    // Not what we have taken a compound apart into.
    return term.parts.length > 0 && parts.length + pieces.length > 0 ? term.parts : [term];
  });
}

function withoutWords(parsed: ExpandedQuery['parsed'], missing: Set<QueryTerm>): ExpandedQuery['parsed'] {
  const leftOut = new Set([...missing].map(({ word }) => word.folded));
  const words = plainWords(parsed.text).filter((word) => !leftOut.has(word));
  const phrases = parsed.phrases.filter((phrase) => !phrase.some((word) => leftOut.has(word)));
  return { ...parsed, text: words.join(' '), phrases };
}
