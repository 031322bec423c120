import type { Services } from '../../../platform/services.ts';
import { callCashier } from '../cashier/call-cashier.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { type CheckoutRow, closeCheckout, findOpenCheckout } from './checkouts.queries.ts';
import { findCheckout, syncCheckout } from './sync-checkout.ts';

export async function leaveCheckout(services: Services, userId: string, id: string): Promise<CheckoutRow> {
  const row = await findCheckout(services, userId, id);
  if (row.status !== 'open') return row;
  const { cashierRef } = row;
  if (!cashierRef) {
    // Still on its way to the cashier: there is nothing to pay on yet, and it is closed there if it arrives.
    await closeCheckout(services.db, row, 'over');
    return { ...row, status: 'over' };
  }
  const cashier = await requireCashier(services);
  await callCashier(() => cashier.closeCheckout(cashierRef));
  // Whoever paid at the same moment has paid.
  return syncCheckout(services, cashier, row);
}

/** Closes whatever somebody could still pay on. */
export async function leaveOpenCheckout(services: Services, userId: string): Promise<void> {
  const open = await findOpenCheckout(services.db, userId);
  if (open) await leaveCheckout(services, userId, open.id);
}
