import { defaultLanguage, languages } from '@navor/languages';
import { missingTranslations } from '../../../../content/files/missing-translations.ts';
import type { FileProblem } from '../../../../content/files/problem.ts';
import { translatedTexts } from '../../../../content/files/translated-texts.ts';
import type { LineOf } from '../../../../content/files/yaml-file.ts';
import { placeholdersIn } from '../placeholders-in.ts';
import type { Rule } from './rule.ts';

/** Every text should exist in every language, with the same values in it; readers of others are shown the Slovenian one. */
export const translations: Rule = ({ topics, quizzes }) => [
  ...(topics ? missingTranslations(topics) : []),
  ...quizzes.flatMap((quiz) => [
    ...missingTranslations(quiz),
    ...quiz.questions.flatMap((question) => [
      ...missingTranslations({ ...question, file: question.source }),
      ...unevenIn(question.path, question.source, question.textLineOf),
    ]),
  ]),
];

/** A value that one language shows and another does not is most often a slip of the pen. */
function unevenIn(path: string, source: unknown, lineOf: LineOf): FileProblem[] {
  return translatedTexts(source).flatMap(({ place, byLanguage }) => {
    const values = (text: unknown) => placeholdersIn(String(text)).join();
    return languages
      .filter(
        (language) =>
          byLanguage[language] !== undefined && values(byLanguage[language]) !== values(byLanguage[defaultLanguage]),
      )
      .map((language) => {
        const message = `${place.join('.')} in ${language} has other values than in ${defaultLanguage}`;
        return { path, line: lineOf([...place, language]), rule: 'uneven-values', severity: 'warning', message };
      });
  });
}
