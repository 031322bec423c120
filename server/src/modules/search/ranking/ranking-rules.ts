import { titleKeysOf } from '../indexing/analyse-document.ts';
import type { ExpandedQuery } from '../query/expand-query.ts';
import { type QueryTerm, termQuery } from '../query/query-terms.ts';
import { all, any, lexeme, phrase, type TsQuery } from '../query/tsquery.ts';

/** Whatever matches gets these points. */
export type RankingRule = { query: TsQuery; points: number };

/** How matches are found and ranked, in the form that the statements take. */
export type Ranking = {
  /** What has to match. */
  match: TsQuery;
  /** Everything that may match, for finding the passage that fits best. */
  anything: TsQuery;
  /** All words in the title. */
  inTitle: TsQuery;
  /** Points for what is in titles, headings, keywords and summaries. */
  front: RankingRule[];
  /** Points for what is anywhere. */
  whole: RankingRule[];
  titleKey: string;
  wordCount: number;
  /** What most of the points are for, a few rules for each word: these put more matches in order than all rules could. */
  roughFront: RankingRule[];
  roughWhole: RankingRule[];
};

/** All the words have to be there, and phrases as they are. */
export function strictRanking(expanded: ExpandedQuery): Ranking {
  const { terms, parsed } = expanded;
  const phrases = parsed.phrases.map((words) => phrase(words.map((word) => lexeme(word))));
  const match = all([...terms.map((term) => termQuery(term)), ...phrases]);
  return { ...rankingOf(expanded), match };
}

/** One of the words has to be there; the more there are, the better. */
export function looseRanking(expanded: ExpandedQuery): Ranking {
  const ranking = rankingOf(expanded);
  const there = expanded.terms.map((term) => ({ query: termQuery(term), points: pointsForBeingThere }));
  const everything = { query: strictRanking(expanded).match, points: pointsForEverything };
  const roughWhole = [...there, everything];
  return { ...ranking, match: ranking.anything, whole: [...ranking.whole, ...roughWhole], roughWhole };
}

/** In whatever language: more than all but one of the words in the asker's own. */
const pointsForEverything = 20_000;

/** More than all that a word can earn by its place. */
const pointsForBeingThere = 400;

function rankingOf({ terms, parsed }: ExpandedQuery): Omit<Ranking, 'match'> {
  const share = 1 / Math.max(1, terms.length);
  const weighted = (rules: RankingRule[]) => rules.map(({ query, points }) => ({ query, points: points * share }));
  return {
    anything: any(terms.map((term) => termQuery(term))),
    inTitle: all(terms.map((term) => stemsQuery(term, 'A'))),
    front: [...weighted(terms.flatMap(frontRules)), ...phraseRules(terms, { title: 25, weights: 'A' })],
    whole: [...weighted(terms.flatMap(wholeRules)), ...phraseRules(terms, { title: 15, weights: '' })],
    roughFront: weighted(terms.flatMap(roughRules)),
    roughWhole: [],
    titleKey: titleKeysOf(parsed.text)[0] ?? '',
    wordCount: terms.length,
  };
}

/** What fits better has the points of what fits less as well: the word itself in a title adds up to 100. */
function frontRules(term: QueryTerm): RankingRule[] {
  return [
    { query: termQuery(term, 'A'), points: 30 },
    { query: stemsQuery(term, 'A'), points: 30 },
    { query: mainQuery(term, 'A'), points: 25 },
    { query: exactQuery(term, 'A'), points: 15 },
    { query: termQuery(term, 'B'), points: 8 },
    { query: mainQuery(term, 'B'), points: 12 },
    { query: exactQuery(term, 'B'), points: 5 },
    { query: mainQuery(term, 'C'), points: 8 },
    { query: exactQuery(term, 'C'), points: 2 },
  ];
}

function roughRules(term: QueryTerm): RankingRule[] {
  return [
    { query: stemsQuery(term, 'A'), points: 80 },
    { query: termQuery(term), points: 20 },
  ];
}

function wholeRules(term: QueryTerm): RankingRule[] {
  return [
    { query: stemsQuery(term), points: 4 },
    { query: exactQuery(term), points: 4 },
  ];
}

/** Words that follow each other as they were asked for. */
function phraseRules(
  terms: QueryTerm[],
  { title: points, weights }: { title: number; weights: string },
): RankingRule[] {
  if (terms.length < 2) return [];
  return [{ query: phrase(terms.map((term) => mainQuery(term, weights))), points }];
}

function exactQuery({ forms, parts }: QueryTerm, weights = ''): TsQuery {
  return any([
    ...forms.exact.map((each) => lexeme(each, weights)),
    all(parts.map((part) => exactQuery(part, weights))),
  ]);
}

function mainQuery({ forms, parts }: QueryTerm, weights = ''): TsQuery {
  return any([...forms.main.map((each) => lexeme(each, weights)), all(parts.map((part) => mainQuery(part, weights)))]);
}

function stemsQuery({ forms, parts }: QueryTerm, weights = ''): TsQuery {
  return any([
    ...forms.stems.map((each) => lexeme(each, weights)),
    all(parts.map((part) => stemsQuery(part, weights))),
  ]);
}
