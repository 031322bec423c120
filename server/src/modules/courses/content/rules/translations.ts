import { defaultLanguage, type Language, languages, otherLanguages } from '@navor/languages';
import { missingIn } from '../../../../content/files/missing-translations.ts';
import type { FileProblem } from '../../../../content/files/problem.ts';
import type { ReadCourse } from '../read-courses.ts';
import type { Rule } from './rule.ts';

/** Every text should exist in every language; Slovenian, to which all fall back, must. */
export const translations: Rule = ({ themes, courses }) => [
  ...themes.flatMap(({ path, file }) =>
    (['title', 'summary'] as const).flatMap((name) =>
      missing(file[name]).map((language) => absent(path, 1, language, name)),
    ),
  ),
  ...courses.flatMap((course) => [...shortTexts(course), ...lessonTexts(course)]),
];

function shortTexts({ path, file, lineOf }: ReadCourse): FileProblem[] {
  const places: PropertyKey[][] = [['title'], ['summary'], ['description'], ['outcomes']];
  for (const number of file.modules.keys()) {
    places.push(['modules', number, 'title'], ['modules', number, 'summary']);
  }
  const at = (place: PropertyKey[]) =>
    place.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], file);
  return places.flatMap((place) =>
    missing(at(place) as object).map((language) => absent(path, lineOf(place), language, place.join('.'))),
  );
}

function lessonTexts({ path, file, texts, lineOf }: ReadCourse): FileProblem[] {
  return file.modules.flatMap((module, number) =>
    module.lessons.flatMap((lesson, place) => {
      const line = lineOf(['modules', number, 'lessons', place, 'id']);
      const found = texts.get(lesson.id);
      return languages
        .filter((language) => !found?.has(language))
        .map((language) => absent(path, line, language, `lessons/${lesson.id}.${language}.md`));
    }),
  );
}

function missing(text: object): Language[] {
  return otherLanguages.filter(
    (language) => !(language in text) || (text as Record<string, unknown>)[language] === undefined,
  );
}

function absent(path: string, line: number, language: Language, what: string): FileProblem {
  const severity = language === defaultLanguage ? 'error' : 'warning';
  return { path, line, severity, ...missingIn(language, what) };
}
