import type { EndReason, SubscriptionChange } from '@navor/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { isClosing, lockPerson } from '../../identity/index.ts';
import { closedAccountPays } from '../billing.events.ts';
import { subscriptionHistory, subscriptions } from '../billing.tables.ts';
import type { Cashier, CashierSubscription } from '../cashier/cashier.ts';
import { closeCheckout } from '../checkout/checkouts.queries.ts';
import { allowedTransitions, changesBetween, isTrial } from '../lifecycle/subscription-changes.ts';
import { type SubscriptionState, subscriptionStateOf } from '../lifecycle/subscription-state.ts';
import { recordTrial } from '../subscriptions/trial-uses.ts';
import { endTutoringGrants, grantTutoring } from '../tutoring/tutoring-grants.ts';
import { announceChanges } from './announce-changes.ts';
import { applyPayments } from './apply-payments.ts';

export type CashierState = {
  source: Cashier['source'];
  subscription: CashierSubscription;
  observation: number;
  /** Why it was to end, where it was us who wanted it to. */
  endReason: EndReason | null;
};

/**
 * Writes down what the cashier knows of a subscription, and everything that follows from it, as one. `outdated` if a later
 * observation came first, `surplus` if its owner has another subscription that runs, `gone` if there is no owner any more.
 */
export async function applyCashierState(
  tx: Db,
  services: Services,
  { source, subscription, observation, endReason: wantedReason }: CashierState,
): Promise<'applied' | 'outdated' | 'surplus' | 'gone'> {
  const { userId, ref, checkoutId } = subscription;
  if (!(await lockPerson(tx, userId))) return 'gone';
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.cashierRef, ref));
  if (row && row.observation >= observation) return 'outdated';
  const before = row ? (row as Row) : null;
  const isSurplus = !before && (await hasAnother(tx, subscription));
  if (isSurplus && (subscription.status !== 'ended' || hasMoneyLeft(subscription))) return 'surplus';

  const reason = wantedReason ?? row?.endReason ?? (isSurplus ? 'replaced' : null);
  const after = withFinalEnd(before, subscriptionStateOf(subscription, reason), services);
  // A reason may be written down before the end: it stays until then.
  const { endReason, ...running } = after;
  const values = { ...running, ...(after.endedAt && { endReason }), observation, lookedAt: new Date() };
  const subscriptionId = row
    ? await changeRow(tx, row.id, values)
    : await insertRow(tx, { ...values, userId, source, cashierRef: ref });

  const changes = changesBetween(before, after);
  const context = { subscriptionId, userId, source };
  await writeHistory(tx, context, after, changes);
  await applyPayments(tx, services, context, { payments: subscription.payments, state: after });
  if (after.trialEndsAt) await recordTrial(tx, services, context);
  await applyTutoring(tx, context, after, changes);
  if (checkoutId) await closeCheckout(tx, { id: checkoutId, userId }, 'done');
  await announceChanges(tx, services, context, after, changes);
  const isUncancelled = after.status !== 'cancelled' && after.status !== 'ended';
  if (isUncancelled && (await isClosing(tx, userId))) await services.events.announce(tx, closedAccountPays, { userId });
  return 'applied';
}

type Row = typeof subscriptions.$inferSelect & SubscriptionState;
type Context = { subscriptionId: string; userId: string };

/** Something was paid that has not been given back. */
function hasMoneyLeft({ payments }: CashierSubscription): boolean {
  return payments.some(
    ({ status, cents, refunds }) => status === 'paid' && refunds.reduce((sum, refund) => sum + refund.cents, 0) < cents,
  );
}

/** What is over stays over, whatever a cashier says later. */
function withFinalEnd(
  before: SubscriptionState | null,
  after: SubscriptionState,
  { log }: Services,
): SubscriptionState {
  if (!before || allowedTransitions[before.status].includes(after.status)) return after;
  log.warn({ from: before.status, to: after.status }, 'a subscription that is over was seen running');
  return before;
}

async function hasAnother(tx: Db, { userId, ref }: CashierSubscription): Promise<boolean> {
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
  { planId, nextPlanId, endReason }: SubscriptionState,
  changes: SubscriptionChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const now = Date.now();
  await tx.insert(subscriptionHistory).values(
    changes.map((change, index) => ({
      ...{ userId, subscriptionId, change },
      planId: change === 'lowering_planned' ? nextPlanId : planId,
      reason: change === 'ended' ? endReason : null,
      // Changes found at once still have an order.
      at: new Date(now + index),
    })),
  );
}

/** Included hours come with each period that is paid, and go with the subscription. */
async function applyTutoring(
  tx: Db,
  { subscriptionId, userId }: Context,
  state: SubscriptionState,
  changes: SubscriptionChange[],
): Promise<void> {
  if (state.endedAt) return endTutoringGrants(tx, [subscriptionId], state.endedAt);
  if (state.status === 'past_due' || isTrial(state)) return;
  const { tier, periodStartsAt: startsAt, periodEndsAt: endsAt } = state;
  // Whoever raises the plan pays for the rest of the period, and gets the minutes of the rest.
  const raisedAt = changes.includes('plan_raised') ? new Date() : null;
  await grantTutoring(tx, { userId, subscriptionId, tier, startsAt, endsAt, raisedAt });
}
