import type { EndReason, SubscriptionChange, SubscriptionSource } from '@navor/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { isClosing, lockPerson } from '../identity/index.ts';
import { announceSteps } from './announce-steps.ts';
import { applyPayments } from './apply-payments.ts';
import { closedAccountPays } from './billing.events.ts';
import { checkouts, subscriptionHistory, subscriptions } from './billing.tables.ts';
import type { SeenSubscription } from './cashier.ts';
import { type Life, lifeOf } from './lifecycle/life.ts';
import { isTrial, reachable, stepsBetween } from './lifecycle/steps.ts';
import { recordTrial } from './trial-uses.ts';
import { endTutoringGrants } from './tutoring/end-tutoring-grants.ts';
import { grantTutoring } from './tutoring/grant-tutoring.ts';

export type Look = {
  source: Exclude<SubscriptionSource, 'granted'>;
  seen: SeenSubscription;
  observation: number;
  /** Why it was to end, where it was us who wanted it to. */
  reason: EndReason | null;
};

/**
 * Writes down what was seen at the cashier, and everything that follows from it, as one. `outdated` if a later look came
 * first, `surplus` if its owner has another subscription that runs, `gone` if there is no owner any more.
 */
export async function applySeen(
  tx: Db,
  services: Services,
  { source, seen, observation, reason }: Look,
): Promise<'applied' | 'outdated' | 'surplus' | 'gone'> {
  if (!(await lockPerson(tx, seen.userId))) return 'gone';
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.cashierRef, seen.ref));
  if (row && row.observation >= observation) return 'outdated';
  const before = row ? (row as Row) : null;
  const isSurplus = !before && (await hasAnother(tx, seen));
  if (isSurplus && (seen.status !== 'ended' || hasMoneyLeft(seen))) return 'surplus';

  const replaced = isSurplus ? 'replaced' : null;
  const after = settled(before, lifeOf(seen, reason ?? row?.endReason ?? replaced), services);
  // A reason may be written down before the end: it stays until then.
  const { endReason, ...running } = after;
  const values = { ...running, ...(after.endedAt && { endReason }), observation, lookedAt: new Date() };
  const subscriptionId = row
    ? await changeRow(tx, row.id, values)
    : await insertRow(tx, { ...values, userId: seen.userId, source, cashierRef: seen.ref });

  const steps = stepsBetween(before, after);
  const context = { subscriptionId, userId: seen.userId, source };
  await writeHistory(tx, context, after, steps);
  await applyPayments(tx, services, context, seen, after);
  if (after.trialEndsAt) await recordTrial(tx, services, context);
  await followTutoring(tx, context, after, steps);
  if (seen.checkoutId) {
    await tx
      .update(checkouts)
      .set({ status: 'done' })
      .where(and(eq(checkouts.id, seen.checkoutId), eq(checkouts.userId, seen.userId)));
  }
  await announceSteps(tx, services, context, after, steps);
  const isUncancelled = after.status !== 'cancelled' && after.status !== 'ended';
  if (isUncancelled && (await isClosing(tx, seen.userId))) {
    await services.events.announce(tx, closedAccountPays, { userId: seen.userId });
  }
  return 'applied';
}

type Row = typeof subscriptions.$inferSelect & Life;
type Context = { subscriptionId: string; userId: string };

/** Something was paid that has not been given back. */
function hasMoneyLeft({ payments }: SeenSubscription): boolean {
  return payments.some(
    ({ status, cents, refunds }) => status === 'paid' && refunds.reduce((sum, refund) => sum + refund.cents, 0) < cents,
  );
}

/** What is over stays over, whatever a cashier says later. */
function settled(before: Life | null, after: Life, { log }: Services): Life {
  if (!before || reachable[before.status].includes(after.status)) return after;
  log.warn({ from: before.status, to: after.status }, 'a subscription that is over was seen running');
  return before;
}

async function hasAnother(tx: Db, { userId, ref }: SeenSubscription): Promise<boolean> {
  const rows = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNull(subscriptions.endedAt),
        ne(subscriptions.source, 'granted'),
        ne(subscriptions.cashierRef, ref),
      ),
    );
  return rows.length > 0;
}

async function changeRow(tx: Db, id: string, values: Partial<typeof subscriptions.$inferInsert>): Promise<string> {
  await tx.update(subscriptions).set(values).where(eq(subscriptions.id, id));
  return id;
}

async function insertRow(tx: Db, values: typeof subscriptions.$inferInsert): Promise<string> {
  const [row] = await tx.insert(subscriptions).values(values).returning({ id: subscriptions.id });
  if (!row) throw new Error('The subscription was not written');
  return row.id;
}

async function writeHistory(
  tx: Db,
  { subscriptionId, userId }: Context,
  { planId, nextPlanId, endReason }: Life,
  steps: SubscriptionChange[],
): Promise<void> {
  if (steps.length === 0) return;
  const now = Date.now();
  await tx.insert(subscriptionHistory).values(
    steps.map((change, index) => ({
      ...{ userId, subscriptionId, change },
      planId: change === 'lowering_planned' ? nextPlanId : planId,
      reason: change === 'ended' ? endReason : null,
      // Steps seen at once still have an order.
      at: new Date(now + index),
    })),
  );
}

/** Included hours come with each period that is paid, and go with the subscription. */
async function followTutoring(
  tx: Db,
  { subscriptionId, userId }: Context,
  life: Life,
  steps: SubscriptionChange[],
): Promise<void> {
  if (life.endedAt) return endTutoringGrants(tx, subscriptionId, life.endedAt);
  if (life.status === 'past_due' || isTrial(life)) return;
  const { tier, periodStartsAt: startsAt, periodEndsAt: endsAt } = life;
  // Whoever raises the plan pays for the rest of the period, and gets the minutes of the rest.
  const raisedAt = steps.includes('plan_raised') ? new Date() : null;
  await grantTutoring(tx, { userId, subscriptionId, tier, startsAt, endsAt, raisedAt });
}
