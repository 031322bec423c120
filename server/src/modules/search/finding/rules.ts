import { type Meaning, meaningQuery } from '../asking/meanings.ts';
import type { Understood } from '../asking/understand.ts';
import { titleKeysOf } from '../indexing/analyse-document.ts';
import { all, any, inOrder, lexeme, type Query } from '../queries.ts';

/** Whatever matches gets these points. */
export type Rule = { query: Query; points: number };

/** How matches are found and ranked, in the form that the statements take. */
export type Ranking = {
  /** What has to match. */
  match: Query;
  /** Everything that may match, for finding the passage that fits best. */
  anything: Query;
  /** All words in the title. */
  inTitle: Query;
  /** Points for what is in titles, headings, keywords and summaries. */
  front: Rule[];
  /** Points for what is anywhere. */
  whole: Rule[];
  titleKey: string;
  wordCount: number;
  /** What most of the points are for, a few rules for each word: these put more matches in order than all rules could. */
  roughFront: Rule[];
  roughWhole: Rule[];
};

/** All the words have to be there, and phrases as they are. */
export function strictRanking(understood: Understood): Ranking {
  const { meanings, question } = understood;
  const phrases = question.phrases.map((words) => inOrder(words.map((word) => lexeme(word))));
  const match = all([...meanings.map((meaning) => meaningQuery(meaning)), ...phrases]);
  return { ...rankingOf(understood), match };
}

/** One of the words has to be there; the more there are, the better. */
export function looseRanking(understood: Understood): Ranking {
  const ranking = rankingOf(understood);
  const there = understood.meanings.map((meaning) => ({ query: meaningQuery(meaning), points: pointsForBeingThere }));
  const everything = { query: strictRanking(understood).match, points: pointsForEverything };
  const roughWhole = [...there, everything];
  return { ...ranking, match: ranking.anything, whole: [...ranking.whole, ...roughWhole], roughWhole };
}

/** In whatever language: more than all but one of the words in the asker's own. */
const pointsForEverything = 20_000;

/** More than all that a word can earn by its place. */
const pointsForBeingThere = 400;

function rankingOf({ meanings, question }: Understood): Omit<Ranking, 'match'> {
  const share = 1 / Math.max(1, meanings.length);
  const weighted = (rules: Rule[]) => rules.map(({ query, points }) => ({ query, points: points * share }));
  return {
    anything: any(meanings.map((meaning) => meaningQuery(meaning))),
    inTitle: all(meanings.map((meaning) => stemsQuery(meaning, 'A'))),
    front: [...weighted(meanings.flatMap(frontRules)), ...phraseRules(meanings, { title: 25, weights: 'A' })],
    whole: [...weighted(meanings.flatMap(wholeRules)), ...phraseRules(meanings, { title: 15, weights: '' })],
    roughFront: weighted(meanings.flatMap(roughRules)),
    roughWhole: [],
    titleKey: titleKeysOf(question.text)[0] ?? '',
    wordCount: meanings.length,
  };
}

/** What fits better has the points of what fits less as well: the word itself in a title adds up to 100. */
function frontRules(meaning: Meaning): Rule[] {
  return [
    { query: meaningQuery(meaning, 'A'), points: 30 },
    { query: stemsQuery(meaning, 'A'), points: 30 },
    { query: mainQuery(meaning, 'A'), points: 25 },
    { query: exactQuery(meaning, 'A'), points: 15 },
    { query: meaningQuery(meaning, 'B'), points: 8 },
    { query: mainQuery(meaning, 'B'), points: 12 },
    { query: exactQuery(meaning, 'B'), points: 5 },
    { query: mainQuery(meaning, 'C'), points: 8 },
    { query: exactQuery(meaning, 'C'), points: 2 },
  ];
}

function roughRules(meaning: Meaning): Rule[] {
  return [
    { query: stemsQuery(meaning, 'A'), points: 80 },
    { query: meaningQuery(meaning), points: 20 },
  ];
}

function wholeRules(meaning: Meaning): Rule[] {
  return [
    { query: stemsQuery(meaning), points: 4 },
    { query: exactQuery(meaning), points: 4 },
  ];
}

/** Words that follow each other as they were asked for. */
function phraseRules(meanings: Meaning[], { title: points, weights }: { title: number; weights: string }): Rule[] {
  if (meanings.length < 2) return [];
  return [{ query: inOrder(meanings.map((meaning) => mainQuery(meaning, weights))), points }];
}

function exactQuery({ forms, parts }: Meaning, weights = ''): Query {
  return any([
    ...forms.exact.map((each) => lexeme(each, weights)),
    all(parts.map((part) => exactQuery(part, weights))),
  ]);
}

function mainQuery({ forms, parts }: Meaning, weights = ''): Query {
  return any([...forms.main.map((each) => lexeme(each, weights)), all(parts.map((part) => mainQuery(part, weights)))]);
}

function stemsQuery({ forms, parts }: Meaning, weights = ''): Query {
  return any([
    ...forms.stems.map((each) => lexeme(each, weights)),
    all(parts.map((part) => stemsQuery(part, weights))),
  ]);
}
