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
import { readQuestion } from '../asking/read-question.ts';
import { type Understood, understand } from '../asking/understand.ts';
import type { Sight } from '../search.policy.ts';
import { excerpt, hitsOf, mark, rowExcerpt, type Sought } from './mark.ts';
import { type Match, type MatchedPassage, type Matches, matchEntries } from './match-entries.ts';
import { looseRanking, strictRanking } from './rules.ts';
import { showInstead } from './show-instead.ts';

type Wanted = {
  q: string;
  language: Language;
  kind?: SearchKind | undefined;
  page: number;
  /** Somebody is still typing: the last word may be a beginning, and what has some of the words only is of no use. */
  isTyping?: boolean;
};

/** Whatever fits the question, by as many statements whatever the size of the index. */
export async function find(pool: Pool, sight: Sight, wanted: Wanted): Promise<SearchResults> {
  const { q, language, kind, page, isTyping = false } = wanted;
  const question = readQuestion(q);
  const isEmpty = question.words.length === 0 && question.formulaKeys.length === 0;
  // Who is still typing is shown nothing else yet.
  const instead = () => (isTyping ? [] : showInstead(pool, sight, language));
  if (isEmpty) return nothing(page, await instead());
  const understood = await understand(pool, question, { sight, language, isTyping });
  const { matches, isLoose, formulaKeys } = await matchStrictlyOrLoosely(pool, understood, sight, {
    language,
    kind,
    page,
    isTyping,
  });
  if (matches.kinds.length === 0) return nothing(page, await instead());
  const sought = { isHit: hitsOf(understood.meanings), formulaKeys };
  const kinds = searchKinds.flatMap((each) => matches.kinds.filter((counted) => counted.kind === each));
  const total = kinds.reduce((sum, each) => sum + (kind === undefined || each.kind === kind ? each.count : 0), 0);
  return {
    results: matches.results.map((match) => presentMatch(match, sought)),
    ...{ total, page, page_count: pageCount(total), kinds },
    ...{ corrected: understood.corrected, is_loose: isLoose, instead: [] },
  };
}

/** Of fewer results that have all the words, those with some of them follow; they are counted like the others. */
const fewest = 3;

type Found = { matches: Matches; isLoose: boolean; formulaKeys: string[] };

async function matchStrictlyOrLoosely(
  pool: Pool,
  understood: Understood,
  sight: Sight,
  wanted: { language: Language; kind: SearchKind | undefined; page: number; isTyping: boolean },
): Promise<Found> {
  const { formulaKeys, similarFormulaKeys, words, phrases } = understood.question;
  const ranking = strictRanking(understood);
  const matches = await matchEntries(pool, { ranking, formulaKeys, isLoose: false }, sight, wanted);
  const conditions = words.length + phrases.length + (formulaKeys.length > 0 ? 1 : 0);
  const count = countOf(matches);
  // A single condition that nothing fits cannot be loosened, and somebody who asks for a phrase or a formula wants just that.
  const isEnough = count >= fewest || (count > 0 && words.length < conditions);
  if (isEnough || wanted.isTyping) return { matches, isLoose: false, formulaKeys };
  if (similarFormulaKeys.length > 0) {
    const sought = { ranking, formulaKeys: similarFormulaKeys, isLoose: false };
    const similar = await matchEntries(pool, sought, sight, wanted);
    if (countOf(similar) > 0) return { matches: similar, isLoose: true, formulaKeys: similarFormulaKeys };
  }
  if (conditions < 2) return { matches, isLoose: false, formulaKeys };
  const loose = { ranking: looseRanking(understood), formulaKeys, isLoose: true };
  return { matches: await matchEntries(pool, loose, sight, wanted), isLoose: count === 0, formulaKeys };
}

function pageCount(total: number): number {
  return Math.min(lastSearchPage, Math.max(1, Math.ceil(total / searchResultsPerPage)));
}

function countOf({ kinds }: Matches): number {
  return kinds.reduce((sum, each) => sum + each.count, 0);
}

function quote({ text, is_list: isList }: MatchedPassage, language: Language, sought: Sought): Marked {
  return isList ? rowExcerpt(text, language, sought) : excerpt(text, language, sought);
}

function presentMatch(match: Match, sought: Sought): SearchResult {
  const { kind, id, title, context, language, path, passage, found_in: foundIn } = match;
  return {
    ...{ kind, id, title, context, language },
    path: passage?.anchor ? `${path}#${passage.anchor}` : path,
    marked_title: mark(title, language, sought.isHit),
    passage: passage && {
      ...{ heading: passage.heading, language: foundIn, text: quote(passage, foundIn, sought) },
    },
  };
}

function nothing(page: number, instead: SearchResults['instead']): SearchResults {
  return {
    ...{ results: [], total: 0, page, page_count: 1, kinds: [], corrected: null, is_loose: false },
    instead,
  };
}
