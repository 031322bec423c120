import { defaultLanguage, languages } from '@navor/languages';
import { missingIn, missingTranslations } from '../../../../content/files/missing-translations.ts';
import type { FileProblem } from '../../../../content/files/problem.ts';
import type { ReadItem } from '../read-library.ts';
import type { Rule } from './rule.ts';

/** Every text should exist in every language; Slovenian, to which all fall back, must. Keywords are no text. */
export const translations: Rule = ({ tags, items }) => [
  ...(tags ? missingTranslations(tags) : []),
  ...items.flatMap((item) => {
    const { keywords: _, ...shown } = item.file;
    return [...missingTranslations({ ...item, file: shown }), ...missingTexts(item)];
  }),
];

function missingTexts({ path, texts }: ReadItem): FileProblem[] {
  return languages
    .filter((language) => !texts.has(language))
    .map((language) => {
      const severity = language === defaultLanguage ? 'error' : 'warning';
      return { path, line: 1, severity, ...missingIn(language, `text.${language}.md`) };
    });
}
