import { idShape } from '../../../../content/files/content-shapes.ts';
import type { FileProblem } from '../../../../content/files/problem.ts';
import type { Rule } from './rule.ts';

/** Ids are readable, and nothing is listed twice. */
export const ids: Rule = ({ items }) => {
  const problems: FileProblem[] = [];
  const report = (path: string, line: number, message: string) =>
    problems.push({ path, line, rule: 'id', severity: 'error', message });
  for (const { id, path, file, lineOf } of items) {
    if (!idShape.safeParse(id).success) report(path, 1, `"${id}" is no id: lower-case letters, digits and hyphens`);
    const lists = {
      tags: file.tags,
      related: file.related,
      lessons: file.lessons.map(({ course, lesson }) => `${course}/${lesson}`),
    };
    for (const [key, list] of Object.entries(lists)) {
      for (const [place, listed] of list.entries()) {
        const isSecond = list.indexOf(listed) < place;
        if (isSecond) report(path, lineOf([key, place]), `"${listed}" is listed twice`);
      }
    }
  }
  return problems;
};
