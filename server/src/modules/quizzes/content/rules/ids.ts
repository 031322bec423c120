import { idShape } from '../../../../content/files/content-shapes.ts';
import type { FileProblem } from '../../../../content/files/problem.ts';
import type { Rule } from './rule.ts';

/** Addresses of the API in the place of an id. */
const reserved = new Set(['import']);

export const ids: Rule = ({ quizzes }) => {
  const problems: FileProblem[] = [];
  const report = (path: string, line: number, message: string) =>
    problems.push({ path, line, rule: 'id', severity: 'error', message });
  for (const { id, path, file, questions, lineOf } of quizzes) {
    for (const named of [{ id, path }, ...questions]) {
      const isId = idShape.safeParse(named.id).success;
      if (!isId) report(named.path, 1, `"${named.id}" is no id: lower-case letters, digits and hyphens`);
    }
    if (reserved.has(id)) report(path, 1, `"${id}" is an address of another kind`);
    for (const [place, question] of file.questions.entries()) {
      const isSecond = file.questions.indexOf(question) < place;
      if (isSecond) report(path, lineOf(['questions', place]), `"${question}" is listed twice`);
    }
  }
  return problems;
};
