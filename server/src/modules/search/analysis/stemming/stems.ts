import type { Language } from '@navor/languages';
import { fold } from '../fold.ts';
import { englishStems } from './english.ts';
import { germanStems } from './german.ts';
import { slovenianStems } from './slovenian.ts';

const stemmers: Record<Language, (folded: string) => string[]> = {
  sl: slovenianStems,
  en: englishStems,
  de: germanStems,
};
const mostStems = 5;
const longestWord = 40;
/** Numbers, marks such as `M8` and words in other scripts have no forms. */
const inflected = /^[a-z]+$/;

/**
 * What the forms of a word have in common, the most likely first. Two words are taken for forms of one where their stems
 * meet. Takes words as they are written or folded; answers are folded.
 */
export function stemsOf(word: string, language: Language): string[] {
  const folded = fold(word);
  if (folded.length > longestWord || !inflected.test(folded)) return [folded];
  return [...new Set(stemmers[language](folded))].slice(0, mostStems);
}
