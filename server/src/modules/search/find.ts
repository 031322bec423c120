import {
  lastSearchPage,
  type Marked,
  type SearchKind,
  type SearchResult,
  type SearchResults,
  searchKinds,
  searchResultsPerPage,
} from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { excerpt, type HighlightTargets, rowExcerpt } from './excerpts/excerpt.ts';
import { highlight, hitsOfTerms } from './excerpts/highlight.ts';
import { type ExpandedQuery, expandQuery } from './query/expand-query.ts';
import { parseQuery } from './query/parse-query.ts';
import { relaxQuery, separateTerms } from './query/relax-query.ts';
import { type Match, type MatchedPassage, type Matches, matchEntries } from './ranking/match-entries.ts';
import { looseRanking, strictRanking } from './ranking/ranking-rules.ts';
import type { SearchScope } from './search.policy.ts';
import { suggestStartingPoints } from './suggest-starting-points.ts';

type SearchRequest = {
  q: string;
  language: Language;
  kind?: SearchKind | undefined;
  page: number;
  /** Somebody is still typing: the last word may be a beginning, and what has some of the words only is of no use. */
  isTyping?: boolean;
};

/** Whatever fits the query, by as many statements whatever the size of the index. */
export async function find(pool: Pool, scope: SearchScope, request: SearchRequest): Promise<SearchResults> {
  const { q, language, kind, page, isTyping = false } = request;
  const parsed = parseQuery(q);
  const isEmpty = parsed.words.length === 0 && parsed.formulaKeys.length === 0;
  // Who is still typing is shown nothing else yet.
  const instead = () => (isTyping ? [] : suggestStartingPoints(pool, scope, language));
  if (isEmpty) return nothing(page, await instead());
  const expanded = await expandQuery(pool, parsed, { scope, language, isTyping });
  const options = { language, kind, page, isTyping };
  const { matches, isLoose, formulaKeys, leftOut } = await matchStrictlyOrLoosely(pool, expanded, scope, options);
  if (matches.kinds.length === 0) return nothing(page, await instead(), expanded.offered);
  const targets = { isHit: hitsOfTerms(expanded.terms), formulaKeys };
  const kinds = searchKinds.flatMap((each) => matches.kinds.filter((counted) => counted.kind === each));
  const total = kinds.reduce((sum, each) => sum + (kind === undefined || each.kind === kind ? each.count : 0), 0);
  return {
    results: matches.results.map((match) => presentMatch(match, targets)),
    ...{ total, page, page_count: pageCount(total), kinds },
    ...{ corrected: expanded.corrected, offered: expanded.offered, is_loose: isLoose, left_out: leftOut, instead: [] },
  };
}

/** Of fewer results that have all the words, those with some of them follow; they are counted like the others. */
const fewest = 3;

type Found = { matches: Matches; isLoose: boolean; formulaKeys: string[]; leftOut: string[] };
type MatchingOptions = { language: Language; kind: SearchKind | undefined; page: number; isTyping: boolean };

async function matchStrictlyOrLoosely(
  pool: Pool,
  expanded: ExpandedQuery,
  scope: SearchScope,
  options: MatchingOptions,
): Promise<Found> {
  const { formulaKeys, similarFormulaKeys, phrases } = expanded.parsed;
  const ranking = strictRanking(expanded);
  const matches = await matchEntries(pool, { ranking, formulaKeys, isLoose: false }, scope, options);
  const separate = separateTerms(expanded.terms);
  const others = phrases.length + (formulaKeys.length > 0 ? 1 : 0);
  const count = countOf(matches);
  // Somebody who asks for one thing, a phrase or a formula wants just that.
  const isEnough = count >= fewest || (count > 0 && (others > 0 || expanded.terms.length < 2));
  if (isEnough || options.isTyping) return { matches, isLoose: false, formulaKeys, leftOut: [] };
  const relaxed = count === 0 ? await relaxQuery(pool, expanded, scope) : null;
  if (relaxed) {
    const found = await matchStrictlyOrLoosely(pool, relaxed.query, scope, options);
    return { ...found, isLoose: true, leftOut: relaxed.leftOut };
  }
  if (similarFormulaKeys.length > 0) {
    const criteria = { ranking, formulaKeys: similarFormulaKeys, isLoose: false };
    const similar = await matchEntries(pool, criteria, scope, options);
    if (countOf(similar) > 0) return { matches: similar, isLoose: true, formulaKeys: similarFormulaKeys, leftOut: [] };
  }
  // A single condition that nothing fits cannot be loosened.
  if (separate.length + others < 2) return { matches, isLoose: false, formulaKeys, leftOut: [] };
  const loose = { ranking: looseRanking({ ...expanded, terms: separate }), formulaKeys, isLoose: true };
  const loosely = await matchEntries(pool, loose, scope, options);
  return { matches: loosely, isLoose: count === 0, formulaKeys, leftOut: [] };
}

function pageCount(total: number): number {
  return Math.min(lastSearchPage, Math.max(1, Math.ceil(total / searchResultsPerPage)));
}

function countOf({ kinds }: Matches): number {
  return kinds.reduce((sum, each) => sum + each.count, 0);
}

function quote({ text, is_list: isList }: MatchedPassage, language: Language, targets: HighlightTargets): Marked {
  return isList ? rowExcerpt(text, language, targets) : excerpt(text, language, targets);
}

function presentMatch(match: Match, targets: HighlightTargets): SearchResult {
  const { kind, id, title, context, language, path, passage, found_in: foundIn } = match;
  return {
    ...{ kind, id, title, context, language },
    path: passage?.anchor ? `${path}#${passage.anchor}` : path,
    marked_title: highlight(title, language, targets.isHit),
    passage: passage && {
      ...{ heading: passage.heading, language: foundIn, text: quote(passage, foundIn, targets) },
    },
  };
}

function nothing(page: number, instead: SearchResults['instead'], offered: string | null = null): SearchResults {
  return {
    ...{ results: [], total: 0, page, page_count: 1, kinds: [], corrected: null, offered, is_loose: false },
    ...{ left_out: [], instead },
  };
}
