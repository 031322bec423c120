import type { Pool } from 'pg';
import type { Day } from '../../../platform/time/days.ts';

/** Seconds studied by day from a day on, in one course or in all of them. */
export async function studyTimeByDay(
  pool: Pool,
  userId: string,
  { from, courseId }: { from: Day; courseId?: string },
): Promise<{ day: Day; seconds: number }[]> {
  const { rows } = await pool.query<{ day: Day; seconds: number }>({
    name: 'courses-study-time',
    text: `SELECT day::text AS day, sum(seconds)::int AS seconds FROM study_time
           WHERE user_id = $1 AND day >= $2::date AND ($3::text IS NULL OR course_id = $3)
           GROUP BY day ORDER BY day`,
    values: [userId, from, courseId ?? null],
  });
  return rows;
}
