import type { Language } from '@navor/languages';
import { fold } from './fold.ts';
import { stemsOf } from './stemming/stems.ts';

/** Counts the changes to how words and equations are taken apart: what an older edition indexed is indexed anew at the next start. */
export const analysisEdition = 4;

export type WordLexemes = {
  /** The folded word itself. */
  exact: string;
  /** What its forms share, the most likely first, marked with their language: no word of a text looks like that. */
  stems: string[];
};

const longestLexeme = 80;
const mostKept = 40_000;
const kept = new Map<string, WordLexemes>();

/** What a word is found by. Texts repeat their words, so that most are known already. */
export function lexemesOf(word: string, language: Language): WordLexemes {
  const key = `${language}${word}`;
  const known = kept.get(key);
  if (known) return known;
  const lexemes = {
    exact: cut(fold(word)),
    stems: stemsOf(word, language).map((stem) => cut(`${language}~${stem}`)),
  };
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, lexemes);
  return lexemes;
}

/** Half a character is none that the database would take. */
function cut(lexeme: string): string {
  return lexeme.slice(0, longestLexeme).toWellFormed();
}
