import { languages } from '@navor/contract';
import { lexemesOf } from '../lexemes.ts';
import { all, any, lexeme, type Query } from '../queries.ts';
import type { AskedWord } from './read-question.ts';

/** What a word is found by in each language, from what fits best to what fits least; each has what comes before it too. */
export type Forms = {
  /** The word itself. */
  exact: string[];
  /** And its most likely stems. */
  main: string[];
  /** And all its possible stems. */
  stems: string[];
};

/** An asked word together with everything that it may mean. */
export type Meaning = {
  word: AskedWord;
  forms: Forms;
  /** Words that contain it, and stems of the words that it is made of. */
  related: string[];
  /** The meanings of its parts, which count as the word where all of them are there. */
  parts: Meaning[];
};

/** What words are found by; more than one, where it is not sure which of them is meant. */
export function formsOf(words: string[]): Forms {
  const found = words.flatMap((word) => languages.map((language) => lexemesOf(word, language)));
  const exact = [...new Set(found.map((each) => each.exact))];
  const main = [...new Set([...exact, ...found.flatMap(({ stems }) => stems.slice(0, 1))])];
  return { exact, main, stems: [...new Set([...main, ...found.flatMap(({ stems }) => stems)])] };
}

/** Matches what has the word in any of its meanings. */
export function meaningQuery({ forms, related, parts }: Meaning, weights = ''): Query {
  return any([
    ...[...forms.stems, ...related].map((each) => lexeme(each, weights)),
    all(parts.map((part) => meaningQuery(part, weights))),
  ]);
}
