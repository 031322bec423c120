import type { Db } from '../../../platform/database/database.ts';
import { listBadges } from '../badges/list-badges.ts';
import { findLevel } from '../ledger/find-level.ts';
import { findStreak } from '../streak/find-streak.ts';

/** How far somebody has come: by seven statements at most, whatever they have done. */
export async function findProgress(db: Db, { userId, ...here }: { userId: string; timeZone: string; now: Date }) {
  const [level, { streak, badges, hiddenCount }] = await Promise.all([
    findLevel(db, userId),
    findStreak(db, userId, here).then(async (streak) => ({
      streak,
      ...(await listBadges(db, userId, { streakDays: streak.days })),
    })),
  ]);
  return { level, streak, badges, hiddenCount };
}
