import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { callCashier } from '../cashier/call-cashier.ts';
import { cashierSource, requireCashier } from '../cashier/require-cashier.ts';
import { purchases } from '../purchases.tables.ts';
import { findPurchase } from './purchases.queries.ts';
import { observePurchase } from './sync-purchase.ts';

/** Lets nobody pay for it any more; `paid` if somebody did in the same moment. Outside of any transaction. */
export async function closePurchase(services: Services, purchaseId: string): Promise<'paid' | 'over'> {
  await closeBeforeCashier(services, purchaseId);
  const row = await findPurchase(services.db, purchaseId);
  if (row.status !== 'open') return row.status;
  const { cashierRef } = row;
  if (cashierRef && row.source === cashierSource(services)) {
    const cashier = await requireCashier(services);
    await callCashier(() => cashier.closePurchase(cashierRef));
  }
  const status = await callCashier(() => observePurchase(services, row));
  // A payment that the bank has not decided on yet: whoever wants it closed has to come again.
  if (status === 'open') throw new AppError('PAYMENTS_UNAVAILABLE');
  return status;
}

/** Somebody was cut off on the way to the cashier, so that there is nothing to be closed or paid. */
export function nullIfNeverOpened(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}

/** Closes whatever somebody could still pay for. */
export async function closeOpenPurchases(services: Services, userId: string): Promise<void> {
  const open = await services.db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.status, 'open')));
  for (const { id } of open) await closePurchase(services, id);
}

/** One that is still on its way to the cashier is closed there if it arrives. */
async function closeBeforeCashier({ db }: Services, id: string): Promise<void> {
  await db
    .update(purchases)
    .set({ status: 'over' })
    .where(and(eq(purchases.id, id), eq(purchases.status, 'open'), isNull(purchases.cashierRef)));
}
