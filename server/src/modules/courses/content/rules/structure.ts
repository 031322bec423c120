import { courseDrawingFile } from '@navor/contract';
import type { FileProblem } from '../../../../content/files/problem.ts';
import { kindOf, mediaFormats } from '../media.ts';
import type { ReadCourse } from '../read-courses.ts';
import type { Rule } from './rule.ts';

/** A course holds together: lessons in every module, one to try, no files that belong to nothing. */
export const structure: Rule = ({ courses }) =>
  courses.flatMap((course) => [
    ...lessonsOf(course),
    ...outcomesOf(course),
    ...strayLessons(course),
    ...strayFiles(course),
    ...unfitFiles(course),
  ]);

function lessonsOf({ path, file, lineOf }: ReadCourse): FileProblem[] {
  const problems: FileProblem[] = [];
  for (const [number, module] of file.modules.entries()) {
    if (module.lessons.length > 0) continue;
    const line = lineOf(['modules', number]);
    problems.push({ path, line, rule: 'empty-module', severity: 'warning', message: `"${module.id}" has no lessons` });
  }
  const published = file.modules.flatMap((module) => module.lessons).filter(({ status }) => status === 'published');
  const line = lineOf(['modules']);
  if (file.status === 'published' && published.length === 0) {
    const message = 'A published course has a published lesson';
    problems.push({ path, line, rule: 'empty-course', severity: 'error', message });
  }
  if (published[0] && !published[0].preview) {
    const message = `The first lesson, "${published[0].id}", is the one to try: it needs "preview: true"`;
    problems.push({ path, line, rule: 'preview', severity: 'error', message });
  }
  return problems;
}

function outcomesOf({ path, file: { outcomes }, lineOf }: ReadCourse): FileProblem[] {
  const counts = new Set(Object.values(outcomes).map((list) => list?.length));
  if (counts.size <= 1) return [];
  const message = 'The outcomes are not the same number in each language';
  return [{ path, line: lineOf(['outcomes']), rule: 'outcomes', severity: 'error', message }];
}

function strayLessons({ file, texts }: ReadCourse): FileProblem[] {
  const known = new Set(file.modules.flatMap((module) => module.lessons.map(({ id }) => id)));
  return [...texts]
    .filter(([id]) => !known.has(id))
    .flatMap(([id, byLanguage]) =>
      [...byLanguage.values()].map(({ path }): FileProblem => {
        return { path, line: 1, rule: 'stray-lesson', severity: 'error', message: `"${id}" is in no module` };
      }),
    );
}

function strayFiles({ id, files, stored, texts }: ReadCourse): FileProblem[] {
  const sources = [...texts.values()].flatMap((byLanguage) => [...byLanguage.values()].map(({ source }) => source));
  return [...files.keys(), ...stored.keys()]
    .filter((path) => path !== courseDrawingFile && !sources.some((source) => source.includes(path)))
    .map((path) => ({
      path: `courses/${id}/${path}`,
      line: 1,
      rule: 'unused-file',
      severity: 'warning',
      message: 'No lesson uses this file',
    }));
}

/** Without this, a lesson that shows one would only be told that there is no such file. */
function unfitFiles({ id, files, stored }: ReadCourse): FileProblem[] {
  const formats = Object.entries(mediaFormats).map(
    ([kind, list]) => `${kind} ${list.map((one) => `.${one}`).join(', ')}`,
  );
  const message =
    'Lessons can show drawings, figures/<name>.svg, and media/<name>.<format>, with names of lower-case letters, digits ' +
    `and hyphens; formats: ${formats.join('; ')}`;
  return [...files.keys(), ...stored.keys()]
    .filter((path) => path !== courseDrawingFile && kindOf(path) === undefined)
    .map((path) => ({ path: `courses/${id}/${path}`, line: 1, rule: 'file-format', severity: 'warning', message }));
}
