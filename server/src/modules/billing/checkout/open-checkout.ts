import { type PlanId, plans, trialDays } from '@navor/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { screenUrl } from '../../../platform/http/site-url.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPerson } from '../../identity/index.ts';
import { isCovered } from '../billing.policy.ts';
import { findHeldGrant, findRunningSubscription } from '../billing.queries.ts';
import { checkouts } from '../billing.tables.ts';
import { callCashier } from '../cashier/call-cashier.ts';
import type { Buyer, Cashier } from '../cashier/cashier.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { hasHadTrial } from '../subscriptions/trial-uses.ts';
import { type CheckoutRow, closeCheckout, findOpenCheckout } from './checkouts.queries.ts';
import { syncCheckout } from './sync-checkout.ts';

type Wanted = { planId: PlanId; returnTo: string | null };

/**
 * Sends somebody on their way to pay. Asked again, from another window or by a second click, it is the same way; for another plan
 * the earlier one is closed first, so that only one of them can be paid.
 */
export async function openCheckout(
  services: Services,
  buyer: Buyer,
  wanted: Wanted,
): Promise<CheckoutRow & { url: string }> {
  const cashier = await requireCashier(services);
  for (let round = 0; round < 5; round += 1) {
    const open = await claimCheckout(services, cashier, buyer, wanted);
    const standing = open.cashierRef ? await syncCheckout(services, cashier, open) : open;
    if (standing.status === 'done') throw new AppError('ALREADY_SUBSCRIBED');
    if (standing.status === 'over') continue;
    if (standing.planId !== wanted.planId) {
      const { cashierRef } = standing;
      if (cashierRef) await callCashier(() => cashier.closeCheckout(cashierRef));
      else await giveUp(services.db, standing.id);
      // It may have been paid in this very moment, so the next round asks again.
      continue;
    }
    const opened = await bringToCashier(services, cashier, buyer, await withReturn(services.db, standing, wanted));
    if (opened) return opened;
  }
  throw new AppError('PAYMENTS_UNAVAILABLE');
}

/** The checkout that somebody has open, or a new one. */
function claimCheckout(services: Services, cashier: Cashier, buyer: Buyer, wanted: Wanted): Promise<CheckoutRow> {
  return services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, buyer.id))) throw new AppError('NOT_AUTHENTICATED');
    if (await findRunningSubscription(tx, buyer.id)) throw new AppError('ALREADY_SUBSCRIBED');
    const grant = await findHeldGrant(tx, buyer.id, new Date());
    if (grant && isCovered(wanted.planId, grant.tier)) throw new AppError('ALREADY_SUBSCRIBED');
    const open = await findOpenCheckout(tx, buyer.id);
    if (open && open.source === cashier.source) return open;
    // Left from when this installation had another cashier.
    if (open) await closeCheckout(tx, open, 'over');
    const isTrial = !(await hasHadTrial(tx, services, buyer));
    const { planId, returnTo } = wanted;
    const [row] = await tx
      .insert(checkouts)
      .values({ userId: buyer.id, source: cashier.source, planId, isTrial, returnTo })
      .returning();
    if (!row) throw new Error('The checkout was not written');
    return row;
  });
}

/** The cashier knows a checkout by our id, so that being asked twice opens it once. Null if it is no longer wanted. */
async function bringToCashier(
  { db, config }: Services,
  cashier: Cashier,
  buyer: Buyer,
  row: CheckoutRow,
): Promise<(CheckoutRow & { url: string }) | null> {
  if (row.url) return { ...row, url: row.url };
  const opened = await callCashier(() =>
    cashier.openCheckout({
      ...{ checkoutId: row.id, buyer, plan: plans[row.planId] },
      trialDays: row.isTrial ? trialDays : 0,
      successUrl: screenUrl(config, 'checkoutSuccess', { checkout: row.id }),
      cancelUrl: screenUrl(config, 'checkoutCancel', { checkout: row.id }),
    }),
  );
  const { ref: cashierRef, url, expiresAt } = opened;
  const written = await db
    .update(checkouts)
    .set({ cashierRef, url, expiresAt })
    .where(and(eq(checkouts.id, row.id), eq(checkouts.status, 'open')))
    .returning({ id: checkouts.id });
  if (written.length > 0) return { ...row, cashierRef, url, expiresAt };
  // Another window has given it up meanwhile: nobody may pay there.
  await callCashier(() => cashier.closeCheckout(cashierRef));
  return null;
}

/** Whoever comes again from somewhere else wants to go back there. */
async function withReturn(db: Db, row: CheckoutRow, { returnTo }: Wanted): Promise<CheckoutRow> {
  if (!returnTo || returnTo === row.returnTo) return row;
  await db.update(checkouts).set({ returnTo }).where(eq(checkouts.id, row.id));
  return { ...row, returnTo };
}

async function giveUp(db: Db, id: string): Promise<void> {
  // One that has reached the cashier meanwhile is closed there.
  await db
    .update(checkouts)
    .set({ status: 'over' })
    .where(and(eq(checkouts.id, id), isNull(checkouts.cashierRef)));
}
