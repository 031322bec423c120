import { idShape } from '../../../../content/files/content-shapes.ts';
import type { FileProblem } from '../../../../content/files/problem.ts';
import type { Rule } from './rule.ts';

/** Addresses that screens of ours have in the place of an id. */
const reserved = { course: new Set(['detail']), lesson: new Set(['progress', 'detail']) };

/** Ids are readable, unique where they must be, and never the address of something else. */
export const ids: Rule = ({ themes, courses }) => {
  const problems: FileProblem[] = [];
  const report = (path: string, line: number, message: string) =>
    problems.push({ path, line, rule: 'id', severity: 'error', message });
  for (const { id, path } of [...themes, ...courses]) {
    if (!idShape.safeParse(id).success) report(path, 1, `"${id}" is no id: lower-case letters, digits and hyphens`);
  }
  for (const { id, path, file, lineOf } of courses) {
    if (reserved.course.has(id)) report(path, 1, `"${id}" is the address of another screen`);
    const moduleIds = new Set<string>();
    const lessonIds = new Set<string>();
    for (const [number, module] of file.modules.entries()) {
      if (moduleIds.has(module.id)) report(path, lineOf(['modules', number, 'id']), `Two modules are "${module.id}"`);
      moduleIds.add(module.id);
      for (const [place, lesson] of module.lessons.entries()) {
        const line = lineOf(['modules', number, 'lessons', place, 'id']);
        if (lessonIds.has(lesson.id)) report(path, line, `Two lessons are "${lesson.id}"`);
        if (reserved.lesson.has(lesson.id)) report(path, line, `"${lesson.id}" is the address of another screen`);
        lessonIds.add(lesson.id);
      }
    }
  }
  return problems;
};
