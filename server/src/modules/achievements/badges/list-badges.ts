import type { Badge } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { earnedBadges } from '../achievements.tables.ts';
import { type BadgeRule, badgeRules } from './badge-rules.ts';
import { findMeasures } from './find-measures.ts';

/**
 * The badges of somebody and how far they are from the others, in the order of the rules, by four statements at most. Hidden
 * ones are told of once they are earned, and counted until then. `streakDays` is the row of days that goes on, for who knows it:
 * a longer one that has ended brings nobody nearer to the next badge.
 */
export async function listBadges(
  db: Db,
  userId: string,
  { streakDays }: { streakDays?: number } = {},
): Promise<{ badges: Badge[]; hiddenCount: number }> {
  const earned = await db
    .select({ badgeId: earnedBadges.badgeId, earnedAt: earnedBadges.earnedAt })
    .from(earnedBadges)
    .where(eq(earnedBadges.userId, userId));
  const earnedAt = new Map(earned.map((each) => [each.badgeId, each.earnedAt]));
  const shown = badgeRules.filter(({ id, isHidden }) => !isHidden || earnedAt.has(id));
  const open = shown.filter(
    ({ id, measure }) => !earnedAt.has(id) && !(measure === 'streak' && streakDays !== undefined),
  );
  const measures = await findMeasures(
    db,
    userId,
    open.map(({ measure }) => measure),
  );
  const reached = ({ measure }: BadgeRule) =>
    measure === 'streak' && streakDays !== undefined ? streakDays : measures(measure).now;
  return {
    badges: shown.map((rule) => presentBadge(rule, { earnedAt: earnedAt.get(rule.id), value: reached(rule) })),
    hiddenCount: badgeRules.length - shown.length,
  };
}

export function presentBadge(
  { id, group, target }: BadgeRule,
  { earnedAt, value }: { earnedAt: Date | undefined; value: number },
): Badge {
  return {
    ...{ id, group, earned_at: earnedAt ?? null },
    progress: { value: earnedAt ? target : Math.min(value, target), target },
  };
}

/** The open one that is nearest; for who has done nothing yet, the first that can be earned. */
export function nextBadge(badges: readonly Badge[]): Badge | null {
  const share = ({ progress }: Badge) => progress.value / progress.target;
  const open = badges.filter((badge) => !badge.earned_at);
  return open.reduce<Badge | null>(
    (nearest, badge) => (nearest && share(nearest) >= share(badge) ? nearest : badge),
    null,
  );
}

/** The one earned last. */
export function newestBadge(badges: readonly Badge[]): Badge | null {
  const moment = ({ earned_at }: Badge) => earned_at?.getTime() ?? Number.NEGATIVE_INFINITY;
  const earned = badges.filter((badge) => badge.earned_at);
  return earned.reduce<Badge | null>(
    (newest, badge) => (newest && moment(newest) > moment(badge) ? newest : badge),
    null,
  );
}
