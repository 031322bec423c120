import { languages } from '@navor/languages';
import type { FileProblem } from './problem.ts';
import { translatedTexts } from './translated-texts.ts';
import type { LineOf } from './yaml-file.ts';

type TranslatedFile = { path: string; file: unknown; lineOf: LineOf };

/** Every short text of a file should exist in every language; readers of others are shown the Slovenian one. */
export function missingTranslations({ path, file, lineOf }: TranslatedFile): FileProblem[] {
  return translatedTexts(file).flatMap(({ place, byLanguage }) =>
    languages
      .filter((language) => byLanguage[language] === undefined)
      .map((language) => {
        const message = `${place.join('.')} is missing in ${language}`;
        return { path, line: lineOf(place), rule: 'missing-translation', severity: 'warning', message };
      }),
  );
}
