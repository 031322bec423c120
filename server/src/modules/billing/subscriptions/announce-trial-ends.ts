import { plans } from '@navor/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { trialEnding } from '../billing.events.ts';
import { isPaidAndRunning } from '../billing.queries.ts';
import { subscriptions } from '../billing.tables.ts';

/** Whoever is on trial hears of the first charge two days before it, once. */
export const announceTrialEnds = defineJob({
  name: 'tell-of-trial-ends',
  input: z.object({}),
  retries: 2,
  schedule: '17 * * * *',
  async run(_, { db, events }) {
    await db.transaction(async (tx) => {
      const told = await tx
        .update(subscriptions)
        .set({ isTrialEndTold: true })
        .where(
          and(
            eq(subscriptions.status, 'trial'),
            eq(subscriptions.isTrialEndTold, false),
            gt(subscriptions.trialEndsAt, sql`now()`),
            lt(subscriptions.trialEndsAt, sql`now() + interval '2 days'`),
          ),
        )
        .returning();
      for (const { id, userId, planId: current, nextPlanId, trialEndsAt } of told.filter(isPaidAndRunning)) {
        const planId = nextPlanId ?? current;
        if (!trialEndsAt) continue;
        const laterCents = plans[planId].cents;
        await events.announce(tx, trialEnding, {
          ...{ userId, subscriptionId: id, at: new Date() },
          ...{ planId, trialEndsAt, laterCents },
        });
      }
    });
  },
});
