import { learningDayMinutes } from '@navor/contract';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurnAt } from '../../../platform/database/locks.ts';
import type { Services } from '../../../platform/services.ts';
import { type Day, dayOf } from '../../../platform/time/days.ts';
import { dayStudied } from '../courses.events.ts';

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

type Studied = {
  userId: string;
  /** Null for what belongs to no course. */
  courseId: string | null;
  seconds: number;
  at: Date;
  timeZone: string;
};

/**
 * Adds to what was studied on the day that it is where the learner is, and tells when that makes it a day of learning.
 * Somebody may read one course while an attempt in another is handed in: the two take turns, or else each would miss what
 * the other adds. Callers take nothing else after this, so that nobody waits in a circle.
 */
export async function addStudyTime(services: Services, tx: Db, studied: Studied): Promise<void> {
  const { userId, courseId, seconds, at, timeZone } = studied;
  const day = dayOf(at, timeZone);
  await waitForTurnAt(tx, `study-time:${userId}`);
  const { rows } = await tx.execute<{ before: number }>(sql`
    WITH before AS (
      SELECT coalesce(sum(seconds), 0)::int AS seconds FROM study_time WHERE user_id = ${userId} AND day = ${day}
    )
    INSERT INTO study_time (user_id, course_id, day, seconds) VALUES (${userId}, ${courseId}, ${day}, ${seconds})
    ON CONFLICT ON CONSTRAINT study_time_user_day_course_key DO UPDATE SET seconds = study_time.seconds + excluded.seconds
    RETURNING (SELECT seconds FROM before) AS before`);
  const before = rows[0]?.before ?? 0;
  const isCrossed = before < learningDaySeconds && before + seconds >= learningDaySeconds;
  if (isCrossed) await services.events.announce(tx, dayStudied, { userId, day, at, timeZone });
}

const learningDaySeconds = learningDayMinutes * 60;
