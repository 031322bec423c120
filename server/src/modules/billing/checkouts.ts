import type { Checkout } from '@navor/contract';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { atCashier } from './at-cashier.ts';
import { checkouts } from './billing.tables.ts';
import type { Cashier } from './cashier.ts';
import { neededCashier } from './cashier-of.ts';
import { followSubscription } from './follow-subscription.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** How a checkout stands at the cashier now: nobody has to wait for its message, and nobody is believed who says they paid. */
export async function findCheckout(services: Services, userId: string, id: string): Promise<CheckoutRow> {
  const row = await ownCheckout(services, userId, id);
  if (row.status !== 'open' || !row.cashierRef) return row;
  return lookAtCheckout(services, await neededCashier(services), row);
}

export async function leaveCheckout(services: Services, userId: string, id: string): Promise<CheckoutRow> {
  const row = await findCheckout(services, userId, id);
  if (row.status !== 'open') return row;
  const { cashierRef } = row;
  // Still on its way to the cashier: there is nothing to pay on yet, and it is closed there if it arrives.
  if (!cashierRef) return changeStatus(services, row, 'over');
  const cashier = await neededCashier(services);
  await atCashier(() => cashier.closeCheckout(cashierRef));
  // Whoever paid at the same moment has paid.
  return lookAtCheckout(services, cashier, row);
}

/** Closes whatever somebody could still pay on. */
export async function leaveOpenCheckouts(services: Services, userId: string): Promise<void> {
  const isOpen = and(eq(checkouts.userId, userId), eq(checkouts.status, 'open'));
  const open = await services.db.select({ id: checkouts.id }).from(checkouts).where(isOpen);
  for (const { id } of open) await leaveCheckout(services, userId, id);
}

export async function lookAtCheckout(services: Services, cashier: Cashier, row: CheckoutRow): Promise<CheckoutRow> {
  const { cashierRef } = row;
  if (!cashierRef || row.source !== cashier.source) return changeStatus(services, row, 'over');
  const seen = await atCashier(() => cashier.findCheckout(cashierRef));
  if (seen.status === 'open') return row;
  const { subscriptionRef } = seen;
  if (seen.status === 'done' && subscriptionRef) await atCashier(() => followSubscription(services, subscriptionRef));
  return changeStatus(services, row, seen.status);
}

export function presentCheckout({ id, planId, isTrial, status, url, returnTo }: CheckoutRow): Checkout {
  return {
    ...{ id, plan_id: planId, is_trial: isTrial, status },
    url: status === 'open' ? url : null,
    return_to: returnTo,
  };
}

async function changeStatus({ db }: Services, row: CheckoutRow, status: 'done' | 'over'): Promise<CheckoutRow> {
  await db
    .update(checkouts)
    .set({ status })
    .where(and(eq(checkouts.id, row.id), eq(checkouts.status, 'open')));
  return { ...row, status };
}

async function ownCheckout({ db }: Services, userId: string, id: string): Promise<CheckoutRow> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, userId)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
