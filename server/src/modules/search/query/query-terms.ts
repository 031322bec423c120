import { languages } from '@navor/languages';
import { greekSign } from '@navor/quantities';
import { fold } from '../analysis/fold.ts';
import { lexemesOf } from '../analysis/lexemes.ts';
import type { QueryWord } from './parse-query.ts';
import { all, any, lexeme, prefix, type TsQuery } from './tsquery.ts';

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
export type QueryTerm = {
  word: QueryWord;
  forms: Forms;
  /** Words that contain it, and stems of the words that it is made of. */
  related: string[];
  /** What it begins with, where somebody is still typing it. */
  prefix?: string;
  /** What its parts are found by, which count as the word where all of them are there. */
  parts: QueryTerm[];
};

/** What words are found by; more than one, where it is not sure which of them is meant. */
export function formsOf(words: string[]): Forms {
  const meant = words.flatMap(signsOf);
  const found = meant.flatMap((word) => languages.map((language) => lexemesOf(word, language)));
  const exact = [...new Set(found.map((each) => each.exact))];
  const main = [...new Set([...exact, ...found.flatMap(({ stems }) => stems.slice(0, 1))])];
  return { exact, main, stems: [...new Set([...main, ...found.flatMap(({ stems }) => stems)])] };
}

/** A mark such as `IPE` has no forms; what is written in capitals otherwise is taken for one too. */
export function formsOfAcronym(word: string): Forms {
  const exact = [...new Set(languages.map((language) => lexemesOf(word, language).exact))];
  return { exact, main: exact, stems: exact };
}

export function isAcronym(typed: string): boolean {
  return /^\p{Lu}{2,5}$/u.test(typed);
}

/** `phi` and `fi` are typed for φ, `rho` for ρ. */
function signsOf(word: string): string[] {
  const folded = fold(word);
  // `psi` is a unit far more often.
  const sign = folded === 'psi' ? null : greekSign(folded);
  if (folded === 'φ') return [word, 'phi'];
  if (folded === 'fi') return [word, 'φ'];
  return sign ? [word, sign] : [word];
}

/** Matches what has the word in any of its forms. */
export function termQuery({ forms, related, prefix: typed = '', parts }: QueryTerm, weights = ''): TsQuery {
  return any([
    prefix(typed, weights),
    ...[...forms.stems, ...related].map((each) => lexeme(each, weights)),
    all(parts.map((part) => termQuery(part, weights))),
  ]);
}
