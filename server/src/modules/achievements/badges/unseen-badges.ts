import type { Badge, BadgeId } from '@navor/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { earnedBadges } from '../achievements.tables.ts';
import { badgeRules } from './badge-rules.ts';
import { presentBadge } from './list-badges.ts';

/** Badges that somebody has not been told of, in the order in which they were earned. */
export async function listUnseenBadges(db: Db, userId: string): Promise<Badge[]> {
  const unseen = await db
    .select({ badgeId: earnedBadges.badgeId, earnedAt: earnedBadges.earnedAt })
    .from(earnedBadges)
    .where(and(eq(earnedBadges.userId, userId), isNull(earnedBadges.seenAt)))
    .orderBy(asc(earnedBadges.earnedAt), asc(earnedBadges.badgeId));
  return unseen.flatMap(({ badgeId, earnedAt }) => {
    const rule = badgeRules.find(({ id }) => id === badgeId);
    return rule ? [presentBadge(rule, { earnedAt, value: rule.target })] : [];
  });
}

/** Those that they have; the others, and those that were seen before, stay as they are. */
export async function markBadgesSeen(
  db: Db,
  userId: string,
  { badges, at }: { badges: BadgeId[]; at: Date },
): Promise<void> {
  const areMeant = and(
    eq(earnedBadges.userId, userId),
    inArray(earnedBadges.badgeId, badges),
    isNull(earnedBadges.seenAt),
  );
  await db.update(earnedBadges).set({ seenAt: at }).where(areMeant);
}
