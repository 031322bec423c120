import { weeklyGoalHours } from '@navor/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { profiles } from '../identity.tables.ts';

/** How many hours a week each of these people wants to learn; who has never said has the usual goal. */
export async function findWeeklyGoals(db: Db, userIds: readonly string[]): Promise<(userId: string) => number> {
  if (userIds.length === 0) return () => weeklyGoalHours.default;
  const rows = await db
    .select({ id: profiles.id, hours: profiles.weeklyGoalHours })
    .from(profiles)
    .where(inArray(profiles.id, [...userIds]));
  const hours = new Map(rows.map((row) => [row.id, row.hours]));
  return (userId) => hours.get(userId) ?? weeklyGoalHours.default;
}
