import type { FileProblem } from '../../../../content/files/problem.ts';
import type { LibraryReferences } from '../library-references.ts';
import type { ReadItem } from '../read-library.ts';
import type { Rule } from './rule.ts';

/** An item belongs to a theme, has tags, and leads on to items and lessons, all of which exist. */
export const references: Rule = ({ tags, items }, known) => {
  const ids = {
    themes: new Set(known.themeIds),
    tags: new Set([...known.tagIds, ...Object.keys(tags?.file ?? {})]),
    items: new Set([...known.items, ...items].map(({ id }) => id)),
  };
  return items.flatMap((item) => {
    const { path, file, lineOf } = item;
    const problems: FileProblem[] = [];
    const report = (at: PropertyKey[], rule: string, message: string) =>
      problems.push({ path, line: lineOf(at), rule, severity: 'error', message });
    if (!ids.themes.has(file.theme)) report(['theme'], 'unknown-theme', `There is no theme "${file.theme}"`);
    for (const [place, tag] of file.tags.entries()) {
      if (!ids.tags.has(tag)) report(['tags', place], 'unknown-tag', `library/tags.yaml has no tag "${tag}"`);
    }
    for (const [place, related] of file.related.entries()) {
      const at = ['related', place];
      if (!ids.items.has(related)) report(at, 'unknown-item', `There is no item "${related}"`);
      else if (related === item.id) report(at, 'related-to-itself', 'An item is not related to itself');
    }
    return [...problems, ...unknownLessons(item, known)];
  });
};

function unknownLessons({ path, file, lineOf }: ReadItem, { courses }: LibraryReferences): FileProblem[] {
  return file.lessons.flatMap(({ course: courseId, lesson: lessonId }, place): FileProblem[] => {
    const line = lineOf(['lessons', place]);
    const course = courses.find(({ id }) => id === courseId);
    if (!course) {
      const message = `There is no course "${courseId}"`;
      return [{ path, line, rule: 'unknown-course', severity: 'error', message }];
    }
    if (course.lessons.some(({ id }) => id === lessonId)) return [];
    const message = `"${courseId}" has no lesson "${lessonId}"`;
    return [{ path, line, rule: 'unknown-lesson', severity: 'error', message }];
  });
}
