import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { cashierSource } from '../cashier/require-cashier.ts';
import { purchaseRefunds, purchases } from '../purchases.tables.ts';
import { carryOutPurchaseRefund } from './refund-purchase.ts';

/** So many at a time, so that a cashier is not flooded after an outage; the rest follows an hour later. */
const batch = 100;

/**
 * Comes for refunds that were decided and not carried out: a cashier may be away for longer than a job is tried, and what
 * somebody was told would come back has to.
 */
export const reconcileRefunds = defineJob({
  name: 'reconcile-purchase-refunds',
  input: z.object({}),
  retries: 0,
  schedule: '37 * * * *',
  run: (_, services) => carryOutLateRefunds(services, new Date()),
});

export async function carryOutLateRefunds(services: Services, now: Date): Promise<void> {
  const source = cashierSource(services);
  if (!source) return;
  const { purchaseId, key, createdAt, doneAt } = purchaseRefunds;
  const isLate = and(isNull(doneAt), lt(createdAt, sql`${now}::timestamptz - interval '1 hour'`));
  const late = await services.db
    .select({ purchaseId, key })
    .from(purchaseRefunds)
    .innerJoin(purchases, eq(purchases.id, purchaseId))
    .where(and(isLate, eq(purchases.source, source)))
    // In no order: as many as a batch that always fail would keep all others from their turn.
    .orderBy(sql`random()`)
    .limit(batch);
  for (const wish of late) {
    // One that is under way at this moment is the same request to the cashier, by its key.
    await carryOutPurchaseRefund.run(wish, services).catch((error: unknown) => {
      services.log.error({ err: error, ...wish }, 'a refund is still not carried out');
    });
  }
}
