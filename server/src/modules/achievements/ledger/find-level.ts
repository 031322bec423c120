import { type Level, levelOf, pointsOfLevel } from '@navor/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { activityTallies } from '../achievements.tables.ts';

/** How far somebody's points have brought them, by the sums that are kept of each kind. */
export async function findLevel(db: Db, userId: string): Promise<Level> {
  const [sums] = await db
    .select({ points: sql<number>`coalesce(sum(${activityTallies.points}), 0)::int` })
    .from(activityTallies)
    .where(eq(activityTallies.userId, userId));
  return levelWith(sums?.points ?? 0);
}

function levelWith(points: number): Level {
  const number = levelOf(points);
  return { number, points, begins_at: pointsOfLevel(number), next_at: pointsOfLevel(number + 1) };
}
