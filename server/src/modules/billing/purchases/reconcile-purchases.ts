import { and, eq, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { cashierSource } from '../cashier/require-cashier.ts';
import { purchases } from '../purchases.tables.ts';
import { closePurchase } from './close-purchase.ts';
import { findPurchase } from './purchases.queries.ts';
import { observePurchase } from './sync-purchase.ts';

/** So many at a time, so that a cashier is not flooded after an outage; the rest follows two minutes later. */
const batch = 100;

/**
 * Comes for what nobody came back from: a message may have been lost, a window closed. What has run out is closed at the cashier,
 * for there it could be paid for longer; what is still open is compared.
 */
export const reconcilePurchases = defineJob({
  name: 'reconcile-purchases',
  input: z.object({}),
  retries: 0,
  schedule: '*/2 * * * *',
  run: (_, services) => reconcileOpenPurchases(services, new Date()),
});

export async function reconcileOpenPurchases(services: Services, now: Date): Promise<void> {
  if (!cashierSource(services)) return;
  const { db, log } = services;
  const due = await db
    .select({ id: purchases.id, expiresAt: purchases.expiresAt })
    .from(purchases)
    .where(
      and(
        eq(purchases.status, 'open'),
        or(lt(purchases.expiresAt, now), lt(purchases.lookedAt, sql`${now}::timestamptz - interval '2 minutes'`)),
      ),
    )
    .orderBy(purchases.lookedAt)
    .limit(batch);
  for (const { id, expiresAt } of due) {
    const reconcile = expiresAt < now ? closePurchase(services, id) : observe(services, id);
    await reconcile.catch(async (error: unknown) => {
      log.warn({ err: error, purchaseId: id }, 'purchase could not be synced');
      // Behind the others: as many as a batch that always fail would keep everybody else from their turn.
      await db.update(purchases).set({ lookedAt: now }).where(eq(purchases.id, id));
    });
  }
}

async function observe(services: Services, id: string): Promise<void> {
  await observePurchase(services, await findPurchase(services.db, id));
}
