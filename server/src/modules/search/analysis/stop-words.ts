import { type Language, languages } from '@navor/languages';
import words from './stop-words.json' with { type: 'json' };

const byLanguage: Record<Language, readonly string[]> = words;
const stopWords = new Set(languages.flatMap((language) => byLanguage[language]));

/** Words that say nothing of what is sought, folded. They count only where somebody asks for nothing else. */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded);
}
