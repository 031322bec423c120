import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/time/days.ts';

export type StudiedWeek = {
  userId: string;
  /** Its Monday. */
  week: Day;
  seconds: number;
};

/** How long was studied by week, each by the days of who studied: of some people or of all, in all weeks or from one on. */
export async function listStudiedWeeks(
  db: Db,
  { userIds, from }: { userIds?: string[]; from?: Day },
): Promise<StudiedWeek[]> {
  const { rows } = await db.execute<StudiedWeek>(sql`
    SELECT user_id AS "userId", date_trunc('week', day)::date::text AS week, sum(seconds)::int AS seconds
    FROM study_time
    WHERE ${userIds ? sql`user_id = ANY(${sql.param(userIds)}::uuid[])` : sql`true`}
      AND ${from ? sql`day >= ${from}` : sql`true`}
    GROUP BY 1, 2`);
  return rows;
}
