import { defineContentKind } from '../../../content/content-kind.ts';
import { courses } from '../courses.tables.ts';
import { exportCourses } from './export-courses.ts';
import { formatCourses } from './format-courses.ts';
import { findEditedCourses, noKnownCourses } from './known-courses.ts';
import { type PreparedCourses, prepareCourses } from './prepare-courses.ts';
import { type ReadCourses, readCourses } from './read-courses.ts';
import { outdatedLessons } from './render-outdated-lessons.ts';
import { saveCourses } from './save-courses.ts';

export const coursesContent = defineContentKind<ReadCourses, PreparedCourses>({
  noun: { one: 'course', many: 'courses' },
  paths: [
    /^themes\/[^/]+\.yaml$/,
    /^courses\/[^/]+\/(course\.yaml|drawing\.svg|lessons\/[^/]+\.md|figures\/[^/]+|media\/[^/]+)$/,
  ],
  table: courses,
  read: readCourses,
  format: formatCourses,
  async prepare(files, { db, storage, ...options }) {
    // They have to stand on their own, beside what was edited in the app.
    const edited = db && storage ? await findEditedCourses({ db, storage }) : [];
    return prepareCourses(files, { ...options, known: { ...noKnownCourses, edited } });
  },
  idsOf: ({ courses: prepared }) => prepared.map(({ id }) => id),
  renderedOf: ({ courses: prepared }) =>
    new Map(
      prepared.flatMap((course) =>
        course.prepared.map(({ path, body, contents, passages }) => [path, { body, contents, passages }]),
      ),
    ),
  save: saveCourses,
  export: exportCourses,
  outdated: outdatedLessons,
});
