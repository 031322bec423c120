import { overEdits } from '../../../../content/files/edited-in-app.ts';
import { formatCourses } from '../format-courses.ts';
import type { Rule } from './rule.ts';

/** What somebody edited in the app is not undone by files that know nothing of it. */
export const edits: Rule = ({ courses }, { edited }) =>
  courses.flatMap((course) =>
    overEdits(
      'course',
      formatCourses({ themes: [], courses: [course] }),
      edited.find(({ id }) => id === course.id),
    ),
  );
