import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { countUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { callCashier } from '../cashier/call-cashier.ts';
import type { Cashier } from '../cashier/cashier.ts';
import { cashierSource, requireCashier } from '../cashier/require-cashier.ts';
import { purchases } from '../purchases.tables.ts';
import { nextObservation } from '../sync/next-observation.ts';
import { applyPurchase } from './apply-purchase.ts';
import { findPurchase, type PurchaseRow, refundedCentsOf } from './purchases.queries.ts';

export type PurchaseState = { status: PurchaseRow['status']; cents: number; refundedCents: number };

/** How a purchase stands at the cashier now; nobody has to wait for its message, and nobody is believed who says they paid. */
export async function syncPurchase(services: Services, purchaseId: string): Promise<PurchaseState> {
  const row = await findPurchase(services.db, purchaseId);
  // What is not open any more does not change without a message.
  const isAsked = row.status === 'open' && !(await isAskedTooOften(services, purchaseId));
  const status = isAsked ? await callCashier(() => observePurchase(services, row)) : row.status;
  return { status, cents: row.cents, refundedCents: await refundedCentsOf(services.db, purchaseId) };
}

/** The same in the background, after a message of the cashier, whatever was known before. */
export const syncPurchaseJob = defineJob({
  name: 'sync-purchase',
  input: z.object({ purchaseId: z.uuid() }),
  retries: 20,
  async run({ purchaseId }, services) {
    // Left in the queue from when there was a cashier.
    if (!cashierSource(services)) return;
    await observePurchase(services, await findPurchase(services.db, purchaseId));
  },
});

/** Asks the cashier and brings our row up to what it knows. The only way in which a purchase becomes paid here. */
export async function observePurchase(services: Services, row: PurchaseRow): Promise<PurchaseRow['status']> {
  const { id, cashierRef } = row;
  // Somebody is on the way to the cashier, and nothing can have happened there.
  if (!cashierRef && row.status === 'open' && row.source === cashierSource(services)) return 'open';
  if (!cashierRef || row.source !== cashierSource(services)) return giveUp(services, id);
  const cashier = await requireCashier(services);
  // Numbered before it begins: a sync that began later cannot know less.
  const observation = await nextObservation(services.db);
  const found = await cashier.findPurchase(cashierRef);
  const outcome = await services.db.transaction((tx) =>
    applyPurchase(tx, services, { purchaseId: id, found, observation }),
  );
  if (outcome.kind === 'applied') return outcome.status;
  await giveBackOrphan(services, cashier, { ...row, cashierRef });
  return giveUp(services, id);
}

/** A page that asks every second may; a program that hammers the cashier gets what is known. */
async function isAskedTooOften({ pool }: Services, purchaseId: string): Promise<boolean> {
  const { kind } = await countUse(pool, `purchase:${purchaseId}`, { limit: 60, windowSeconds: 60 });
  return kind === 'limited';
}

/** Nobody is waited for any more: another cashier keeps it than the one in charge, or its buyer is gone. */
async function giveUp({ db }: Services, id: string): Promise<PurchaseRow['status']> {
  await db
    .update(purchases)
    .set({ status: 'over' })
    .where(and(eq(purchases.id, id), eq(purchases.status, 'open')));
  return (await findPurchase(db, id)).status;
}

/** Paid in the last moment by somebody whose account is gone: there is nobody to sell to. */
async function giveBackOrphan(
  { log }: Services,
  cashier: Cashier,
  { id, cashierRef, cents }: PurchaseRow & { cashierRef: string },
): Promise<void> {
  log.warn({ purchaseId: id }, 'a purchase of an account that is gone is paid back');
  await cashier.refundPurchase(cashierRef, cents, `gone:${id}`);
}
