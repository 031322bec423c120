import type { BadgeId } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import { earnedBadges } from '../achievements.tables.ts';
import { badgeRules } from './badge-rules.ts';
import { findMeasures } from './find-measures.ts';

/**
 * Gives somebody all badges that are due by what there is, and tells which were new. Transactions of one person take turns by
 * their row, as those that write the ledger do: of two that each add a part, the later one sees both.
 */
export async function grantBadges(tx: Db, userId: string, at: Date): Promise<BadgeId[]> {
  if (!(await lockPerson(tx, userId))) return [];
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
