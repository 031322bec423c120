import { languages } from '@navor/contract';
import type { FileProblem } from '../../../../platform/content/file-problem.ts';
import type { LineOf } from '../../../../platform/content/yaml-file.ts';
import { textsOf } from '../texts-of.ts';
import { valuesIn } from '../values-in.ts';
import type { Rule } from './rule.ts';

/** Every text should exist in every language, with the same values in it; readers of others are shown the Slovenian one. */
export const translations: Rule = ({ topics, quizzes }) => [
  ...(topics ? missingIn(topics.path, topics.file, topics.lineOf) : []),
  ...quizzes.flatMap(({ path, file, lineOf, questions }) => [
    ...missingIn(path, file, lineOf),
    ...questions.flatMap((question) => [
      ...missingIn(question.path, question.source, question.lineOf),
      ...unevenIn(question.path, question.source, question.textLineOf),
    ]),
  ]),
];

function missingIn(path: string, file: unknown, lineOf: LineOf): FileProblem[] {
  return textsOf(file).flatMap(({ place, byLanguage }) =>
    languages
      .filter((language) => byLanguage[language] === undefined)
      .map((language) => {
        const message = `${place.join('.')} is missing in ${language}`;
        return { path, line: lineOf(place), rule: 'missing-translation', severity: 'warning', message };
      }),
  );
}

/** A value that one language shows and another does not is most often a slip of the pen. */
function unevenIn(path: string, source: unknown, lineOf: LineOf): FileProblem[] {
  return textsOf(source).flatMap(({ place, byLanguage }) => {
    const values = (text: unknown) => valuesIn(String(text)).join();
    return languages
      .filter(
        (language) => byLanguage[language] !== undefined && values(byLanguage[language]) !== values(byLanguage.sl),
      )
      .map((language) => {
        const message = `${place.join('.')} in ${language} has other values than in sl`;
        return { path, line: lineOf([...place, language]), rule: 'uneven-values', severity: 'warning', message };
      });
  });
}
