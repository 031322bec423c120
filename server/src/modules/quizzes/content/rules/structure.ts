import { isDrawing } from '../../../../content/files/drawings.ts';
import type { FileProblem } from '../../../../content/files/problem.ts';
import type { ReadQuiz } from '../read-quizzes.ts';
import type { Rule } from './rule.ts';

/** A quiz holds together: each of its questions has a file, and each file belongs to something. */
export const structure: Rule = ({ quizzes }) =>
  quizzes.flatMap((quiz) => [
    ...noQuestions(quiz),
    ...missingQuestions(quiz),
    ...strayQuestions(quiz),
    ...strayFiles(quiz),
  ]);

/** Nobody could take it. */
function noQuestions({ path, file, lineOf }: ReadQuiz): FileProblem[] {
  if (file.status === 'draft' || file.questions.length > 0) return [];
  const message = 'A quiz that is published has at least one question';
  return [{ path, line: lineOf(['questions']), rule: 'no-questions', severity: 'error', message }];
}

function missingQuestions({ path, file, questionIds, lineOf }: ReadQuiz): FileProblem[] {
  return [...file.questions.entries()]
    .filter(([, id]) => !questionIds.has(id))
    .map(([place, id]) => {
      const message = `There is no questions/${id}.yaml`;
      return { path, line: lineOf(['questions', place]), rule: 'missing-question', severity: 'error', message };
    });
}

function strayQuestions({ id, file, questionIds }: ReadQuiz): FileProblem[] {
  return [...questionIds]
    .filter((question) => !file.questions.includes(question))
    .map((question) => {
      const path = `quizzes/${id}/questions/${question}.yaml`;
      const message = `"${question}" is not listed in quiz.yaml`;
      return { path, line: 1, rule: 'stray-question', severity: 'error', message };
    });
}

function strayFiles({ id, files, questions }: ReadQuiz): FileProblem[] {
  const sources = questions.map(({ source }) => JSON.stringify(source));
  return [...files.keys()].flatMap((file): FileProblem[] => {
    const path = `quizzes/${id}/${file}`;
    if (!isDrawing(file)) {
      const message =
        'Questions can show drawings, figures/<name>.svg, named with lower-case letters, digits and hyphens';
      return [{ path, line: 1, rule: 'file-format', severity: 'warning', message }];
    }
    if (sources.some((source) => source.includes(file))) return [];
    return [{ path, line: 1, rule: 'unused-file', severity: 'warning', message: 'No question uses this file' }];
  });
}
