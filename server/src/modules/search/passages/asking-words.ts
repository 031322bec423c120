import { type Language, languages } from '@navor/languages';
import { fold } from '../analysis/fold.ts';
import { lexemesOf } from '../analysis/lexemes.ts';
import { isStopWord } from '../analysis/stop-words.ts';
import { parseQuery, type QueryWord } from '../query/parse-query.ts';
import words from './asking-words.json' with { type: 'json' };

/** Of other languages only what looks the same without their marks: `löse` must not hide an English `lose`. */
const asking = Object.fromEntries(
  languages.map((language) => {
    const others = languages.flatMap((other) => words[other].filter((word) => fold(word) === word));
    return [language, new Set([...words[language].flatMap((word) => likelyForms(word, language)), ...others])];
  }),
) as Record<Language, Set<string>>;

/**
 * How much a word tells of what a question is about: nothing where it only makes it a question, little where it is a number
 * or a symbol, which stand in many texts for many things.
 */
export function weightOfWord({ typed, folded }: QueryWord, language: Language): number {
  if (isStopWord(folded) || isAskingWord(typed, language)) return 0;
  if (/^[\d.,/-]+$/u.test(folded) || folded.length === 1) return 0.3;
  return 1;
}

/** The words of a question that tell what it is about, as typed; without numbers and symbols. */
export function tellingWords(question: string, language: Language): string[] {
  return parseQuery(question, { mostWords: 40 })
    .words.filter((word) => weightOfWord(word, language) === 1)
    .map(({ typed }) => typed);
}

function isAskingWord(word: string, language: Language): boolean {
  return likelyForms(word, language).some((form) => asking[language].has(form));
}

function likelyForms(word: string, language: Language): string[] {
  const { exact, stems } = lexemesOf(word, language);
  return [exact, ...stems.slice(0, 1)];
}
