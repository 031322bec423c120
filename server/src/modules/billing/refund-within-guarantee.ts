import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { lockPerson } from '../identity/index.ts';
import { subscriptions } from './billing.tables.ts';
import { neededCashier } from './cashier-of.ts';
import { followSubscription } from './follow-subscription.ts';
import { actionsOf, type Billing, loadBilling } from './load-billing.ts';
import { endTutoringGrants } from './tutoring/end-tutoring-grants.ts';

const orderSchema = z.object({
  /** The subscription to end; null where none runs any more. */
  runningRef: z.string().nullable(),
  shares: z.array(z.object({ paymentId: z.uuid(), paymentRef: z.string(), cents: z.number().int() })),
  /** Every subscription whose payments are touched. */
  subscriptionRefs: z.array(z.string()),
});
type RefundOrder = z.infer<typeof orderSchema>;

/**
 * Ends somebody's access at once and gives back what they have paid, less the tutoring that they have used. Decided and queued as
 * one, so that it is carried out even if everything stops in the middle; carried out here as well, so that nobody waits.
 */
export async function refundWithinGuarantee(services: Services, user: { id: string; email: string }): Promise<number> {
  const { order, cents } = await services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user.id))) throw new AppError('NOT_AUTHENTICATED');
    const billing = await loadBilling(services, user, { db: tx });
    const { refund } = actionsOf(billing);
    if (refund.kind === 'impossible') throw new AppError('NOT_POSSIBLE_NOW', { reason: refund.reason });
    const decided = orderOf(billing, refund.cents);
    const { subscription } = billing;
    if (subscription) {
      await tx.update(subscriptions).set({ endReason: 'refunded' }).where(eq(subscriptions.id, subscription.id));
      // From here on nothing can be used that has just been counted as unused.
      await endTutoringGrants(tx, subscription.id, billing.facts.now);
    }
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

/** The newest payments first: what is kept back was used with the earliest. */
function orderOf({ subscription, paid, rows }: Billing, cents: number): RefundOrder {
  let rest = cents;
  const shares = paid.toReversed().flatMap(({ id, cashierRef, cents: whole, refundedCents }) => {
    const share = Math.min(rest, whole - refundedCents);
    rest -= share;
    return share > 0 ? [{ paymentId: id, paymentRef: cashierRef, cents: share }] : [];
  });
  const touched = new Set(paid.map(({ subscriptionId }) => subscriptionId));
  return {
    runningRef: subscription?.cashierRef ?? null,
    shares,
    subscriptionRefs: rows.flatMap(({ id, cashierRef }) => (cashierRef && touched.has(id) ? [cashierRef] : [])),
  };
}

/** Access first, then the money: whatever is cut off between them, nobody keeps both, and asking again gives the rest. */
async function carryOut(services: Services, { runningRef, shares, subscriptionRefs }: RefundOrder): Promise<void> {
  const cashier = await neededCashier(services);
  if (runningRef) {
    await cashier.endNow(runningRef);
    await followSubscription(services, runningRef, { endReason: 'refunded' });
  }
  for (const { paymentId, paymentRef, cents } of shares) {
    await cashier.refund(paymentRef, cents, `guarantee:${paymentId}`);
  }
  for (const ref of subscriptionRefs) await followSubscription(services, ref, { endReason: 'refunded' });
}
