import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { cashierSource } from '../cashier/require-cashier.ts';
import { sandboxSubscriptions } from '../sandbox.tables.ts';
import { closeSandbox } from './close-sandbox.ts';
import { writeLedger } from './ledger.ts';
import { advanceSubscription } from './subscriptions/advance-subscription.ts';

const batchSize = 50;

/** The clock of the cashier for trying out. */
export const advanceSandbox = defineJob({
  name: 'advance-sandbox',
  input: z.object({}),
  // The next minute tries again.
  retries: 0,
  schedule: '* * * * *',
  async run(_, services) {
    if (cashierSource(services) === 'sandbox') await advanceDueSubscriptions(services, new Date());
    else await closeSandbox(services, new Date());
  },
});

/** Each subscription is a transaction of its own: one that fails holds up no other. */
export async function advanceDueSubscriptions(services: Services, now: Date): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const { rows } = await services.pool.query<{ ref: string }>(dueQuery, [now, failed]);
    for (const { ref } of rows) {
      await advanceDue(services, ref, now).catch((error: unknown) => {
        services.log.error({ err: error, ref }, 'a subscription could not be advanced');
        failed.push(ref);
      });
    }
    if (rows.length < batchSize) break;
  }
  if (failed.length > 0) throw new Error(`${failed.length} subscriptions could not be advanced`);
}

/** What somebody is changing at this very moment is left for the next time. */
const dueQuery = `
  SELECT ref FROM sandbox_subscriptions
  WHERE due_at <= $1 AND ref <> ALL($2::text[])
  ORDER BY due_at LIMIT ${batchSize}
  FOR NO KEY UPDATE SKIP LOCKED`;

async function advanceDue(services: Services, ref: string, now: Date): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [subscription] = await tx
      .select()
      .from(sandboxSubscriptions)
      .where(and(eq(sandboxSubscriptions.ref, ref), lte(sandboxSubscriptions.dueAt, now)))
      .for('no key update', { skipLocked: true });
    if (subscription) await writeLedger(tx, services, advanceSubscription(subscription, now));
  });
}
