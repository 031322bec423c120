import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/time/days.ts';
import { studyTime } from '../lessons.tables.ts';

export type StudiedDay = { day: Day; seconds: number };

/** Seconds studied by day, of all days or from one on; in one course, or in all and outside of them. */
export async function studyTimeByDay(
  pool: Pool,
  userId: string,
  { from, courseId }: { from?: Day; courseId?: string },
): Promise<StudiedDay[]> {
  const { rows } = await pool.query<StudiedDay>({
    name: 'courses-study-time',
    text: `SELECT day::text AS day, sum(seconds)::int AS seconds FROM study_time
           WHERE user_id = $1 AND ($2::date IS NULL OR day >= $2) AND ($3::text IS NULL OR course_id = $3)
           GROUP BY day ORDER BY day`,
    values: [userId, from ?? null, courseId ?? null],
  });
  return rows;
}

/** Adds to what was studied on a day; `courseId` is null for what belongs to no course. */
export async function addStudyTime(
  tx: Db,
  { userId, courseId, day, seconds }: { userId: string; courseId: string | null; day: Day; seconds: number },
): Promise<void> {
  await tx
    .insert(studyTime)
    .values({ userId, courseId, day, seconds })
    .onConflictDoUpdate({
      target: [studyTime.userId, studyTime.day, studyTime.courseId],
      set: { seconds: sql`${studyTime.seconds} + ${seconds}` },
    });
}
