import { type Language, languages } from '@navor/languages';
import type { FileProblem, Problem } from './problem.ts';
import { translatedTexts } from './translated-texts.ts';
import type { LineOf } from './yaml-file.ts';

type TranslatedFile = { path: string; file: unknown; lineOf: LineOf };

/** Every short text of a file should exist in every language; readers of others are shown the Slovenian one. */
export function missingTranslations({ path, file, lineOf }: TranslatedFile): FileProblem[] {
  return translatedTexts(file).flatMap(({ place, byLanguage }) =>
    languages
      .filter((language) => byLanguage[language] === undefined)
      .map((language) => ({ path, line: lineOf(place), ...missingIn(language, place.join('.')), severity: 'warning' })),
  );
}

/** @param what a place in the file, or another file */
export function missingIn(
  language: Language,
  what: string,
): Pick<Problem, 'rule' | 'message'> & Pick<Required<Problem>, 'fault'> {
  const fault = { code: `content.missing.${language}`, parts: [what] };
  return { rule: 'missing-translation', message: `${what} is missing in ${language}`, fault };
}
