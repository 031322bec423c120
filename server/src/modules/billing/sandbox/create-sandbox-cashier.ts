import { eq } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { type Cashier, CashierUnavailable } from '../cashier/cashier.ts';
import { sandboxCheckouts, sandboxSubscriptions } from '../sandbox.tables.ts';
import { checkoutStatus, closeCheckout } from './checkouts/checkouts.ts';
import { openCardChange, openCheckout } from './checkouts/open-checkout.ts';
import { changeSubscription, isCharged } from './ledger.ts';
import { findPurchase, openPurchase, refundPurchase } from './purchases.ts';
import { refundCharge } from './refund-charge.ts';
import { findSubscription } from './subscriptions/find-subscription.ts';
import {
  cancelAtPeriodEnd,
  endNow,
  planNext,
  previewRaise,
  raisePlan,
  resume,
} from './subscriptions/subscription-operations.ts';

/** A cashier for trying out, with test cards, a ledger and a clock of its own. */
export function createSandboxCashier(services: Services, clock: () => Date = () => new Date()): Cashier {
  const { db } = services;
  return {
    source: 'sandbox',

    openCheckout: (order) => openCheckout(db, order, clock()),

    async findCheckout(ref) {
      const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, ref));
      if (!checkout) return { status: 'over', subscriptionRef: null };
      return { status: checkoutStatus(checkout, clock()), subscriptionRef: checkout.subscriptionRef };
    },

    closeCheckout: (ref) => closeCheckout(db, ref),

    findSubscription: (ref) => findSubscription(db, ref),

    async previewRaise(ref, plan) {
      const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.ref, ref));
      if (!row) throw new CashierUnavailable(`There is no subscription ${ref}`);
      return previewRaise(row, { plan, now: clock() });
    },

    async raisePlan(ref, plan, key) {
      const cause = `raise:${key}`;
      await changeSubscription(services, ref, async (tx, subscription) => {
        if (await isCharged(tx, ref, cause)) return { subscription, charges: [] };
        return raisePlan(subscription, { plan, now: clock(), cause });
      });
      return { kind: 'changed' };
    },

    lowerPlan: (ref, plan) => changeSubscription(services, ref, (_, subscription) => planNext(subscription, plan.id)),

    dropLowering: (ref) => changeSubscription(services, ref, (_, subscription) => planNext(subscription, null)),

    cancelAtPeriodEnd: (ref) =>
      changeSubscription(services, ref, (_, subscription) => cancelAtPeriodEnd(subscription, clock())),

    resume: (ref) => changeSubscription(services, ref, (_, subscription) => resume(subscription, clock())),

    endNow: (ref) => changeSubscription(services, ref, (_, subscription) => endNow(subscription, clock())),

    refund: (ref, cents) => refundCharge(services, { ref, cents, now: clock() }),

    openCardChange: (order) => openCardChange(db, order, clock()),

    openPurchase: (order) => openPurchase(db, order, clock()),

    findPurchase: (ref) => findPurchase(db, ref, clock()),

    closePurchase: (ref) => closeCheckout(db, ref),

    refundPurchase: (ref, cents, key) => refundPurchase(services, { checkoutId: ref, cents, key, now: clock() }),
  };
}
