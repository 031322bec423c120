import { and, eq, ne, sum } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { cashierSource, requireCashier } from '../cashier/require-cashier.ts';
import { purchaseRefunds } from '../purchases.tables.ts';
import { findPurchase } from './purchases.queries.ts';
import { observePurchase } from './sync-purchase.ts';

export type RefundWish = {
  purchaseId: string;
  cents: number;
  /** What it is given back for: once, whatever amount is asked for later. */
  key: string;
};

/**
 * Decides in the caller's transaction that (part of) a purchase is given back; a job carries it out. All refunds of a purchase
 * together never exceed what was paid: what is wanted beyond that is not given. Nothing is locked, so that a caller may give
 * back many purchases in any order; where two decide at the same moment, the cashier gives what is left.
 */
export async function refundPurchase(tx: Db, { jobs }: Services, wish: RefundWish): Promise<void> {
  const { purchaseId, key } = wish;
  const { status, cents: paidCents } = await findPurchase(tx, purchaseId);
  if (status !== 'paid') throw new Error(`The purchase ${purchaseId} was not paid, so nothing can be given back`);
  const [wanted] = await tx
    .select({ cents: sum(purchaseRefunds.cents).mapWith(Number) })
    .from(purchaseRefunds)
    .where(and(eq(purchaseRefunds.purchaseId, purchaseId), ne(purchaseRefunds.key, key)));
  const cents = Math.min(wish.cents, paidCents - (wanted?.cents ?? 0));
  if (cents <= 0) return;
  const written = await tx
    .insert(purchaseRefunds)
    .values({ purchaseId, key, cents })
    .onConflictDoNothing()
    .returning({ key: purchaseRefunds.key });
  if (written.length > 0) await jobs.enqueue(tx, carryOutPurchaseRefund, { purchaseId, key });
}

export const carryOutPurchaseRefund = defineJob({
  name: 'carry-out-purchase-refund',
  input: z.object({ purchaseId: z.uuid(), key: z.string() }),
  retries: 50,
  async run({ purchaseId, key }, services) {
    const wish = await findWish(services.db, purchaseId, key);
    if (!wish || wish.doneAt) return;
    const row = await findPurchase(services.db, purchaseId);
    // Test money cannot be given back by a real cashier, nor the other way round.
    if (!row.cashierRef || row.source !== cashierSource(services)) {
      services.log.error({ purchaseId }, 'a purchase of another cashier cannot be paid back from here');
      return;
    }
    const cashier = await requireCashier(services);
    await cashier.refundPurchase(row.cashierRef, wish.cents, `purchase:${purchaseId}:${key}`);
    await observePurchase(services, row);
    await services.db.update(purchaseRefunds).set({ doneAt: new Date() }).where(isWish(purchaseId, key));
  },
});

async function findWish(db: Db, purchaseId: string, key: string) {
  const [row] = await db.select().from(purchaseRefunds).where(isWish(purchaseId, key));
  return row;
}

function isWish(purchaseId: string, key: string) {
  return and(eq(purchaseRefunds.purchaseId, purchaseId), eq(purchaseRefunds.key, key));
}
