import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { type Cashier, CashierUnavailable } from '../cashier.ts';
import { sandboxSubscriptions, sandboxVisits } from '../sandbox.tables.ts';
import { changeSubscription, isCharged } from './books.ts';
import { findSandboxSubscription } from './find-sandbox-subscription.ts';
import { openCardVisit, openSubscribeVisit } from './open-visit.ts';
import { refundCharge } from './refund-charge.ts';
import { cancelAtPeriodEnd, endNow, planNext, previewRaise, raisePlan, resume } from './subscription-wishes.ts';
import { visitStatus } from './visits.ts';

/** A cashier for trying out, with test cards, books and a clock of its own. */
export function createSandboxCashier(services: Services, clock: () => Date = () => new Date()): Cashier {
  const { db } = services;
  return {
    source: 'sandbox',

    openCheckout: (order) => openSubscribeVisit(db, order, clock()),

    async findCheckout(ref) {
      const [visit] = await db.select().from(sandboxVisits).where(eq(sandboxVisits.id, ref));
      if (!visit) return { status: 'over', subscriptionRef: null };
      return { status: visitStatus(visit, clock()), subscriptionRef: visit.subscriptionRef };
    },

    async closeCheckout(ref) {
      const isOpen = and(eq(sandboxVisits.id, ref), eq(sandboxVisits.status, 'open'));
      await db.update(sandboxVisits).set({ status: 'over', pendingCard: null }).where(isOpen);
    },

    findSubscription: (ref) => findSandboxSubscription(db, ref),

    async previewRaise(ref, plan) {
      const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.ref, ref));
      if (!row) throw new CashierUnavailable(`There is no subscription ${ref}`);
      return previewRaise(row, { plan, now: clock() });
    },

    async raisePlan(ref, plan, key) {
      const cause = `raise:${key}`;
      await changeSubscription(services, ref, async (subscription, tx) => {
        if (await isCharged(tx, ref, cause)) return { subscription, charges: [] };
        return raisePlan(subscription, { plan, now: clock(), cause });
      });
      return { kind: 'changed' };
    },

    lowerPlan: (ref, plan) => changeSubscription(services, ref, (subscription) => planNext(subscription, plan.id)),

    dropLowering: (ref) => changeSubscription(services, ref, (subscription) => planNext(subscription, null)),

    cancelAtPeriodEnd: (ref) =>
      changeSubscription(services, ref, (subscription) => cancelAtPeriodEnd(subscription, clock())),

    resume: (ref) => changeSubscription(services, ref, (subscription) => resume(subscription, clock())),

    endNow: (ref) => changeSubscription(services, ref, (subscription) => endNow(subscription, clock())),

    refund: (ref, cents) => refundCharge(services, { ref, cents, now: clock() }),

    openCardChange: (order) => openCardVisit(db, order, clock()),
  };
}
