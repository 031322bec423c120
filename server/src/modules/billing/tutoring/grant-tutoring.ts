import { type Tier, tierBenefits } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { tutoringGrants } from '../billing.tables.ts';

export type TutoringPeriod = { userId: string; subscriptionId: string; tier: Tier; startsAt: Date; endsAt: Date };

/**
 * The minutes that come with a tier for one period of a subscription, once. A tier that has them may be reached in the
 * middle of a period: they are for that period then.
 */
export async function grantTutoring(tx: Db, { tier, ...period }: TutoringPeriod): Promise<void> {
  const minutes = tierBenefits[tier].tutoringMinutesPerMonth;
  if (minutes === 0) return;
  await tx
    .insert(tutoringGrants)
    .values({ ...period, minutes })
    .onConflictDoNothing();
}
