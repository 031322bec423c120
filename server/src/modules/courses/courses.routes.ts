import { signedIn } from '../../platform/access.ts';
import { os } from '../../platform/api.ts';
import { found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { languageOf } from '../../platform/texts.ts';
import { timeZoneOf } from '../../platform/time/time-zone.ts';
import { listEditable } from '../authorship/index.ts';
import { findCourse } from './catalogue/find-course.ts';
import { findTheme } from './catalogue/find-theme.ts';
import { listCourses } from './catalogue/list-courses.ts';
import { listTaughtCourses } from './catalogue/list-taught-courses.ts';
import { loadCoursePage } from './catalogue/load-course-page.ts';
import { refuseLockedCourse } from './courses.policy.ts';
import { loadOutline, nextLesson } from './lessons/course-outline.ts';
import { findCourseVersion } from './lessons/course-version.ts';
import { findCourseProgress } from './progress/course-progress.ts';
import { enrolLearner } from './progress/enrol-learner.ts';
import { findLearningOverview, listEnrolledCourses, listEnrolmentsOf } from './progress/learning-overview.ts';

export function coursesRoutes(services: Services) {
  const { pool } = services;
  return {
    list: os.courses.list.handler(({ input, context }) => listCourses(pool, context.viewer, input)),

    get: os.courses.get.handler(async ({ input: { courseId, language }, context: { viewer } }) =>
      found(await loadCoursePage(pool, courseId, { viewer, language })),
    ),

    version: os.courses.version.handler(async ({ input }) => ({
      version: found(await findCourseVersion(pool, input.courseId)),
    })),

    theme: os.courses.theme.handler(async ({ input, context }) =>
      found(await findTheme(pool, context.viewer, input.themeId, input.language)),
    ),

    enrol: os.courses.enrol.handler(async ({ input, context }) => {
      const viewer = signedIn(context.viewer);
      const userId = viewer.user.id;
      const course = found(await findCourse(pool, input.courseId, userId));
      const language = languageOf(context.headers);
      refuseLockedCourse(viewer, course, language);
      const { enrolledAt } = await services.db.transaction((tx) =>
        enrolLearner(tx, { userId, courseId: course.id, at: new Date() }),
      );
      const outline = await loadOutline(pool, [course.id], { language, userId });
      return { enrolled_at: enrolledAt, next_lesson_id: nextLesson(outline, course.last_lesson_id)?.id ?? null };
    }),

    progress: os.courses.progress.handler(async ({ input, context }) => {
      const viewer = signedIn(context.viewer);
      const course = found(await findCourse(pool, input.courseId, viewer.user.id));
      const timeZone = timeZoneOf(viewer, context.headers);
      return findCourseProgress(pool, course, { viewer, language: input.language, timeZone, now: new Date() });
    }),

    forAuthors: os.courses.forAuthors.handler(async ({ input, context }) =>
      listTaughtCourses(pool, await listEditable(services.db, context.viewer, 'course'), input.language),
    ),

    ofPerson: os.courses.ofPerson.handler(({ input }) => listEnrolmentsOf(pool, input.id, input.language)),

    mine: os.courses.mine.handler(({ input, context }) =>
      listEnrolledCourses(pool, signedIn(context.viewer), input.language),
    ),

    learning: os.courses.learning.handler(({ input, context }) => {
      const viewer = signedIn(context.viewer);
      const timeZone = timeZoneOf(viewer, context.headers);
      return findLearningOverview(pool, { viewer, language: input.language, timeZone, now: new Date() });
    }),
  };
}
