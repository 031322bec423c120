import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { courseCompleted } from './courses.events.ts';
import type { Translated } from './courses.tables.ts';
import { courseEnrollments } from './lessons.tables.ts';

type Finishing = {
  /** Held by the caller's transaction, so that what is left is decided by one at a time. */
  enrolment: { id: string; userId: string; courseId: string; completedAt: Date | null };
  titles: Translated;
  at: Date;
};

/** Completes a course of which nothing is left, once; tells when it was completed, and null if it is not. */
export async function finishCourse(services: Services, tx: Db, finishing: Finishing): Promise<Date | null> {
  const { enrolment, titles, at } = finishing;
  const { id, userId, courseId, completedAt } = enrolment;
  if (completedAt) return completedAt;
  const finished = await tx
    .update(courseEnrollments)
    .set({ completedAt: at })
    .where(and(eq(courseEnrollments.id, id), isNothingLeft(sql`${userId}::uuid`, sql`${courseId}::text`)))
    .returning({ id: courseEnrollments.id });
  if (finished.length === 0) return null;
  await services.events.announce(tx, courseCompleted, { userId, courseId, titles, at });
  return at;
}

/** A condition: somebody has done all published lessons of a course, one at least, and passed all its quizzes. */
export function isNothingLeft(userId: SQL, courseId: SQL): SQL {
  return sql`
    EXISTS (SELECT FROM lessons WHERE lessons.course_id = ${courseId} AND lessons.status = 'published')
    AND NOT EXISTS (
      SELECT FROM lessons
      LEFT JOIN lesson_progress AS progress
        ON progress.user_id = ${userId} AND progress.course_id = lessons.course_id AND progress.lesson_id = lessons.id
      WHERE lessons.course_id = ${courseId} AND lessons.status = 'published' AND progress.completed_at IS NULL)
    AND NOT EXISTS (
      SELECT FROM course_quizzes
      LEFT JOIN course_quiz_passes AS passes
        ON passes.user_id = ${userId} AND passes.quiz_id = course_quizzes.quiz_id
      WHERE course_quizzes.course_id = ${courseId} AND passes.quiz_id IS NULL)`;
}
