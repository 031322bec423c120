import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { callCashier } from '../cashier/call-cashier.ts';
import type { Cashier } from '../cashier/cashier.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { type CheckoutRow, closeCheckout, findOwnCheckout } from './checkouts.queries.ts';

/** How a checkout stands at the cashier now: nobody has to wait for its message, and nobody is believed who says they paid. */
export async function findCheckout(services: Services, userId: string, id: string): Promise<CheckoutRow> {
  const row = await findOwnCheckout(services.db, userId, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.status !== 'open' || !row.cashierRef) return row;
  return syncCheckout(services, await requireCashier(services), row);
}

/** Brings a checkout up to what the cashier knows of it, with the subscription that has come of it. */
export async function syncCheckout(services: Services, cashier: Cashier, row: CheckoutRow): Promise<CheckoutRow> {
  const { cashierRef } = row;
  const isElsewhere = !cashierRef || row.source !== cashier.source;
  const { status, subscriptionRef } = isElsewhere
    ? { status: 'over' as const, subscriptionRef: null }
    : await callCashier(() => cashier.findCheckout(cashierRef));
  if (status === 'open') return row;
  if (status === 'done' && subscriptionRef) await callCashier(() => syncSubscription(services, subscriptionRef));
  await closeCheckout(services.db, row, status);
  return { ...row, status };
}
