import type { Translated } from '@navor/languages';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { courseCompleted } from '../courses.events.ts';
import { lockEnrolment } from './enrol-learner.ts';
import { recordLessonCompletion } from './record-lesson-completion.ts';
import { remainingWorkSql } from './remaining-work.ts';

/**
 * A course may lose the very lesson or quiz that somebody had left; nobody would tick it off any more. Content is loaded by
 * a command without a queue, which can announce nothing, so the clock looks for it: a matter of microseconds an enrolment.
 */
export const completeFinishedCourses = defineJob({
  name: 'complete-finished-courses',
  input: z.object({}),
  retries: 2,
  // Screens say that such a course is about to be completed, so this must not be long.
  schedule: '*/5 * * * *',
  async run(_, services) {
    await recordPassedLessons(services);
    const { db, events } = services;
    await db.transaction(async (tx) => {
      const at = new Date();
      const { rows } = await tx.execute<{ user_id: string; course_id: string; titles: Translated }>(sql`
        UPDATE course_enrollments AS enrolment SET completed_at = ${at}
        FROM courses
        WHERE courses.id = enrolment.course_id AND courses.status = 'published'
          AND ${sql.raw(remainingWorkSql)} = 'nothing'
        RETURNING enrolment.user_id, enrolment.course_id, courses.title AS titles`);
      for (const { user_id: userId, course_id: courseId, titles } of rows) {
        await events.announce(tx, courseCompleted, { userId, courseId, titles, at, timeZone: null });
      }
    });
  },
});

/** A lesson may get a quiz that somebody has passed before, and perhaps may not take again. */
async function recordPassedLessons(services: Services): Promise<void> {
  const { rows } = await services.db.execute<{ userId: string; courseId: string; lessonId: string }>(sql`
    SELECT passes.user_id AS "userId", lessons.course_id AS "courseId", lessons.id AS "lessonId"
    FROM course_quizzes AS quizzes
    JOIN lessons ON lessons.course_id = quizzes.course_id AND lessons.id = quizzes.lesson_id
      AND lessons.status = 'published' AND lessons.completion = 'quiz'
    JOIN course_quiz_passes AS passes ON passes.quiz_id = quizzes.quiz_id
    JOIN course_enrollments AS enrolment
      ON enrolment.user_id = passes.user_id AND enrolment.course_id = quizzes.course_id
    LEFT JOIN lesson_progress AS progress ON progress.user_id = passes.user_id
      AND progress.course_id = lessons.course_id AND progress.lesson_id = lessons.id
    WHERE progress.completed_at IS NULL`);
  for (const ticked of rows) {
    await services.db.transaction(async (tx) => {
      // The enrolment first, as everybody does who ticks lessons off.
      const enrolment = await lockEnrolment(tx, ticked);
      if (!enrolment) return;
      await recordLessonCompletion(services, tx, { ...ticked, at: new Date(), timeZone: null });
    });
  }
}
