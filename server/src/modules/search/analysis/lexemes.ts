import type { Language } from '@navor/languages';
import { LRUCache } from 'lru-cache';
import { fold } from './fold.ts';
import { stemsOf } from './stemming/stems.ts';

/** Counts the changes to how words, equations and facts are taken apart: what an older edition indexed is indexed anew at the next start. */
export const analysisEdition = 7;

export type WordLexemes = {
  /** The folded word itself. */
  exact: string;
  /** What its forms share, the most likely first, marked with their language: no word of a text looks like that. */
  stems: string[];
};

const longestLexeme = 80;
const cache = new LRUCache<string, WordLexemes>({ max: 40_000 });

/** What a word is found by. Texts repeat their words, so that most are known already. */
export function lexemesOf(word: string, language: Language): WordLexemes {
  const key = `${language}${word}`;
  const known = cache.get(key);
  if (known) return known;
  const lexemes = {
    exact: cutLexeme(fold(word)),
    stems: stemsOf(word, language).map((stem) => cutLexeme(`${language}~${stem}`)),
  };
  cache.set(key, lexemes);
  return lexemes;
}

/** One character may become twenty when it is folded, and the database takes no lexeme of any length, nor half a character. */
export function cutLexeme(lexeme: string): string {
  return lexeme.slice(0, longestLexeme).toWellFormed();
}
