import type { Language } from '@navor/languages';
import { compareWords } from '../merging/compare-words.ts';
import type { TranslationRow } from './compare-translation.ts';
import { blockOfValue, translatedValuesIn } from './translated-values.ts';
import type { TranslationMarks } from './translation-marks.ts';

/**
 * How the short texts of a file of values stand in a language. Their places tell which belongs to which; what was written
 * since its source changed was written with all languages in sight, and is taken for right.
 */
export function compareValues(file: string, language: Language, marks: TranslationMarks): TranslationRow[] {
  return translatedValuesIn(file).map(({ names, texts }, at): TranslationRow => {
    const source = blockOfValue(texts.sl ?? '', at);
    const text = texts[language];
    if (text === undefined || text.trim() === '') return { state: 'missing', source, label: names };
    const own = blockOfValue(text, at);
    const beside = { source, own, isMoved: false, label: names };
    const last = marks.of(own.fingerprint).at(-1);
    if (!last || own.fingerprint === source.fingerprint || marks.has(own.fingerprint, source.fingerprint)) {
      return { state: 'current', ...beside };
    }
    const sourceBefore = last.sourceText;
    return { state: 'outdated', ...beside, sourceBefore, sourceChanges: compareWords(sourceBefore, source.text) };
  });
}
