import { defaultLanguage, languages } from '@navor/languages';
import { missingIn, missingTranslations } from '../../../../content/files/missing-translations.ts';
import type { FileProblem } from '../../../../content/files/problem.ts';
import type { ReadPage } from '../read-pages.ts';
import type { Rule } from './rule.ts';

/** Every text should exist in every language; Slovenian, to which all fall back, must. */
export const translations: Rule = ({ pages }) =>
  pages.flatMap((page) => [...missingTranslations(page), ...missingTexts(page)]);

function missingTexts({ path, texts }: ReadPage): FileProblem[] {
  return languages
    .filter((language) => !texts.has(language))
    .map((language) => {
      const severity = language === defaultLanguage ? 'error' : 'warning';
      return { path, line: 1, severity, ...missingIn(language, `text.${language}.md`) };
    });
}
