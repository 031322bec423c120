import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPerson } from '../../identity/index.ts';
import { payments, subscriptions } from '../billing.tables.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { takeTutoringBack } from '../tutoring/tutoring-grants.ts';
import { actionsOf, type Billing, loadBilling } from './load-billing.ts';

const orderSchema = z.object({
  /** The subscription to end; null where none runs any more. */
  runningRef: z.string().nullable(),
  /** Every subscription whose payments are given back. */
  subscriptionRefs: z.array(z.string()),
  /** What was used up as tutoring. */
  keptCents: z.number().int(),
});
type RefundOrder = z.infer<typeof orderSchema>;

/**
 * Ends somebody's access at once and gives back what they have paid, less the tutoring that they have used. Decided and queued as
 * one, so that it is carried out even if everything stops in the middle; carried out here as well, so that nobody waits.
 */
export async function refundWithinGuarantee(services: Services, user: { id: string; email: string }): Promise<number> {
  const { order, cents } = await services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user.id))) throw new AppError('NOT_AUTHENTICATED');
    const billing = await loadBilling(tx, services, user);
    const { refund } = actionsOf(billing);
    if (refund.kind === 'taken') throw new AppError('NOT_POSSIBLE_NOW', { reason: 'taken' });
    if (refund.kind === 'impossible') throw new AppError('NOT_POSSIBLE_NOW', { reason: refund.reason });
    const decided = orderOf(billing, refund.used_cents);
    const { subscription } = billing;
    if (subscription) {
      await tx.update(subscriptions).set({ endReason: 'refunded' }).where(eq(subscriptions.id, subscription.id));
    }
    await takeTutoringBack(tx, [...touchedBy(billing)], billing.facts.now);
    await services.jobs.enqueue(tx, carryOutRefund, decided);
    return { order: decided, cents: refund.cents };
  });
  await carryOut(services, order).catch((error: unknown) => {
    services.log.warn({ err: error, userId: user.id }, 'a refund goes on in the background');
  });
  return cents;
}

export const carryOutRefund = defineJob({
  name: 'carry-out-refund',
  input: orderSchema,
  retries: 50,
  run: (order, services) => carryOut(services, order),
});

function orderOf(billing: Billing, keptCents: number): RefundOrder {
  const { subscription, rows } = billing;
  const touched = touchedBy(billing);
  return {
    runningRef: subscription?.cashierRef ?? null,
    subscriptionRefs: rows.flatMap(({ id, cashierRef }) => (cashierRef && touched.has(id) ? [cashierRef] : [])),
    keptCents,
  };
}

/** The subscriptions that were paid for, and the one that runs. */
function touchedBy({ subscription, paid }: Billing): Set<string> {
  return new Set([subscription?.id, ...paid.map(({ subscriptionId }) => subscriptionId)].filter((id) => id != null));
}

/**
 * Access first, then the money: whatever is cut off between them, nobody keeps both, and asking again gives the rest. How much
 * it is shows only after the end, because something may still have been charged until then.
 */
async function carryOut(services: Services, { runningRef, subscriptionRefs, keptCents }: RefundOrder): Promise<void> {
  const cashier = await requireCashier(services);
  if (runningRef) await cashier.endNow(runningRef);
  for (const ref of subscriptionRefs) await syncSubscription(services, ref, { endReason: 'refunded' });
  for (const { id, ref, cents } of await sharesOf(services.db, subscriptionRefs, keptCents)) {
    await cashier.refund(ref, cents, `guarantee:${id}`);
  }
  for (const ref of subscriptionRefs) await syncSubscription(services, ref, { endReason: 'refunded' });
}

/** What to give back of each payment, the newest first: what is kept was used with the earliest. */
async function sharesOf(db: Db, subscriptionRefs: string[], keptCents: number) {
  const paid = await db
    .select({
      id: payments.id,
      ref: payments.cashierRef,
      left: sql<number>`${payments.cents} - ${payments.refundedCents}`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(inArray(subscriptions.cashierRef, subscriptionRefs), eq(payments.status, 'paid')))
    .orderBy(desc(payments.paidAt), payments.id);
  let rest = paid.reduce((sum, { left }) => sum + left, 0) - keptCents;
  return paid.flatMap(({ id, ref, left }) => {
    const cents = Math.max(0, Math.min(rest, left));
    rest -= cents;
    return cents > 0 ? [{ id, ref, cents }] : [];
  });
}
