import type { FileProblem } from '../../../../content/files/problem.ts';
import type { Rule } from './rule.ts';

/** A course belongs to a theme that exists and builds on courses that exist, not on itself in the end. */
export const references: Rule = ({ themes, courses }, known) => {
  const problems: FileProblem[] = [];
  const themeIds = new Set([...known.themeIds, ...themes.map(({ id }) => id)]);
  const prerequisites = new Map([
    ...known.courses.map((course) => [course.id, course.prerequisites] as const),
    ...courses.map(({ id, file }) => [id, file.prerequisites] as const),
  ]);
  const needs = (from: string, sought: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return (prerequisites.get(from) ?? []).some((id) => id === sought || needs(id, sought, seen));
  };
  for (const { id, path, file, lineOf } of courses) {
    const report = (at: PropertyKey[], rule: string, message: string) =>
      problems.push({ path, line: lineOf(at), rule, severity: 'error', message });
    if (!themeIds.has(file.theme)) report(['theme'], 'unknown-theme', `There is no theme "${file.theme}"`);
    for (const [place, required] of file.prerequisites.entries()) {
      const at = ['prerequisites', place];
      if (!prerequisites.has(required)) report(at, 'unknown-course', `There is no course "${required}"`);
      else if (required === id || needs(required, id)) {
        report(at, 'prerequisite-circle', `"${required}" builds on this course itself`);
      }
    }
  }
  return problems;
};
