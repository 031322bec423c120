import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { resultShareSql } from './result-share.ts';

/**
 * How well somebody did in the quizzes that a course asks for, in percent: the best that they handed in at each, weighed by
 * its points. Null where it asks for none. Quizzes for practice do not count: trying them should cost nobody anything.
 */
export async function findCourseGrade(
  db: Db,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<number | null> {
  const { rows } = await db.execute<{ percent: number | null }>(sql`
    SELECT round((100 * sum(best.share * quizzes.points) / nullif(sum(quizzes.points), 0))::numeric)::int AS percent
    FROM course_quizzes
    JOIN quizzes ON quizzes.id = course_quizzes.quiz_id AND quizzes.status = 'published'
    CROSS JOIN LATERAL (
      SELECT max(${sql.raw(resultShareSql('own'))}) AS share FROM quiz_attempts AS own
      WHERE own.user_id = ${userId} AND own.quiz_id = quizzes.id AND own.submitted_at IS NOT NULL
    ) AS best
    WHERE course_quizzes.course_id = ${courseId} AND best.share IS NOT NULL`);
  return rows[0]?.percent ?? null;
}
