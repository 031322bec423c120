import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { courseCompleted } from './courses.events.ts';
import type { Translated } from './courses.tables.ts';
import { isNothingLeft } from './finish-course.ts';

/** A course may lose the very lesson or quiz that somebody had left; nobody would tick it off any more. */
export const completeFinishedCourses = defineJob({
  name: 'complete-finished-courses',
  input: z.object({}),
  retries: 2,
  schedule: '17 * * * *',
  async run(_, { db, events }) {
    await db.transaction(async (tx) => {
      const at = new Date();
      const { rows } = await tx.execute<{ user_id: string; course_id: string; titles: Translated }>(sql`
        UPDATE course_enrollments AS enrolment SET completed_at = ${at}
        FROM courses
        WHERE courses.id = enrolment.course_id AND courses.status = 'published' AND courses.lesson_count > 0
          AND enrolment.completed_at IS NULL
          AND ${isNothingLeft(sql.raw('enrolment.user_id'), sql.raw('enrolment.course_id'))}
        RETURNING enrolment.user_id, enrolment.course_id, courses.title AS titles`);
      for (const { user_id: userId, course_id: courseId, titles } of rows) {
        await events.announce(tx, courseCompleted, { userId, courseId, titles, at });
      }
    });
  },
});
