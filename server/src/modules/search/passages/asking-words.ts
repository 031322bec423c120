import { languages } from '@navor/languages';
import { lexemesOf } from '../analysis/lexemes.ts';
import { isStopWord } from '../analysis/stop-words.ts';
import type { QueryWord } from '../query/parse-query.ts';
import words from './asking-words.json' with { type: 'json' };

const asking = new Set(languages.flatMap((language) => words[language].flatMap((word) => formsIn(word))));

function formsIn(word: string): string[] {
  return languages.flatMap((language) => {
    const { exact, stems } = lexemesOf(word, language);
    return [exact, ...stems.slice(0, 1)];
  });
}

/**
 * How much a word tells of what a question is about: nothing where it only makes it a question, little where it is a number
 * or a symbol, which stand in many texts for many things.
 */
export function weightOfWord({ typed, folded }: QueryWord): number {
  if (isStopWord(folded) || isAskingWord(typed)) return 0;
  if (/^[\d.,/-]+$/u.test(folded) || folded.length === 1) return 0.3;
  return 1;
}

function isAskingWord(word: string): boolean {
  return languages.some((language) => {
    const { exact, stems } = lexemesOf(word, language);
    return asking.has(exact) || stems.slice(0, 1).some((stem) => asking.has(stem));
  });
}
