import { type Tier, tierBenefits } from '@navor/contract';
import { and, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { tutoringGrants } from '../billing.tables.ts';

export type TutoringPeriod = {
  userId: string;
  subscriptionId: string;
  tier: Tier;
  startsAt: Date;
  endsAt: Date;
  raisedAt: Date | null;
};

/**
 * The minutes that come with a tier for one period of a subscription, once. Whoever reaches the tier in the middle of a period
 * gets as many as there is time left.
 */
export async function grantTutoring(tx: Db, { tier, raisedAt, ...period }: TutoringPeriod): Promise<void> {
  const share = raisedAt ? shareLeft(period, raisedAt) : 1;
  const minutes = Math.floor(tierBenefits[tier].tutoringMinutesPerMonth * share);
  if (minutes === 0) return;
  await tx
    .insert(tutoringGrants)
    .values({ ...period, minutes })
    .onConflictDoNothing();
}

/** What is left of the minutes of subscriptions is lost with them; what was given back after its period is its owner's. */
export async function endTutoringGrants(tx: Db, subscriptionIds: string[], at: Date): Promise<void> {
  await endGrants(tx, subscriptionIds, at, isNull(tutoringGrants.returnedCause));
}

/** For subscriptions whose price is given back: nothing can be used any more that was counted as unused. */
export async function takeTutoringBack(tx: Db, subscriptionIds: string[], at: Date): Promise<void> {
  await endGrants(tx, subscriptionIds, at);
}

async function endGrants(tx: Db, subscriptionIds: string[], at: Date, which?: SQL): Promise<void> {
  await tx
    .update(tutoringGrants)
    .set({ endsAt: at })
    .where(and(inArray(tutoringGrants.subscriptionId, subscriptionIds), gt(tutoringGrants.endsAt, at), which));
}

function shareLeft({ startsAt, endsAt }: Pick<TutoringPeriod, 'startsAt' | 'endsAt'>, from: Date): number {
  const whole = endsAt.getTime() - startsAt.getTime();
  return Math.min(1, Math.max(0, (endsAt.getTime() - from.getTime()) / whole));
}
