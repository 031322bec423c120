import type { BadgeId } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurnAt } from '../../../platform/database/locks.ts';
import { earnedBadges } from '../achievements.tables.ts';
import { badgeRules } from './badge-rules.ts';
import { findMeasures } from './find-measures.ts';

/**
 * Gives somebody all badges that are due by what their transaction sees, and tells which were new. It comes last in a
 * transaction: those of one person take turns from here on, so that of two who each add a part the later one sees both.
 * Whoever has the turn waits for nothing that others hold.
 */
export async function grantBadges(tx: Db, userId: string, at: Date): Promise<BadgeId[]> {
  await waitForTurnAt(tx, `badges:${userId}`);
  const earned = await tx
    .select({ badgeId: earnedBadges.badgeId })
    .from(earnedBadges)
    .where(eq(earnedBadges.userId, userId));
  const earnedIds = new Set(earned.map(({ badgeId }) => badgeId));
  const open = badgeRules.filter(({ id }) => !earnedIds.has(id));
  const measures = await findMeasures(
    tx,
    userId,
    open.map(({ measure }) => measure),
  );
  const due = open.filter(({ measure, target }) => measures(measure).best >= target);
  if (due.length === 0) return [];
  const granted = await tx
    .insert(earnedBadges)
    .values(due.map(({ id }) => ({ userId, badgeId: id, earnedAt: at })))
    .onConflictDoNothing()
    .returning({ badgeId: earnedBadges.badgeId });
  const isNew = new Set(granted.map(({ badgeId }) => badgeId));
  return due.filter(({ id }) => isNew.has(id)).map(({ id }) => id);
}
