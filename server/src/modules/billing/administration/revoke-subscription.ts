import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isAudited, recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { mayRevoke } from '../billing.policy.ts';
import { subscriptions } from '../billing.tables.ts';
import { callCashier } from '../cashier/call-cashier.ts';
import { cashierSource, requireCashier } from '../cashier/require-cashier.ts';
import { endSubscriptions } from '../subscriptions/end-subscriptions.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';

type Revocation = { actorId: string; id: string; reason: string };
type Subscription = typeof subscriptions.$inferSelect;

/** Ends a subscription at once; one that is over stays as it is. Money is not given back. */
export async function revokeSubscription(services: Services, revocation: Revocation, now: Date): Promise<void> {
  const ref = await services.db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, revocation.id);
    if (subscription.status === 'ended') return null;
    if (subscription.cashierRef === null) {
      await revokeGrant(tx, services, subscription, revocation, now);
      return null;
    }
    if (!mayRevoke(subscription, cashierSource(services))) throw new AppError('PAYMENTS_UNAVAILABLE');
    await recordRevocation(tx, subscription, revocation);
    // Whichever sync is the first to find the end knows then why it came.
    await tx.update(subscriptions).set({ endReason: 'revoked' }).where(eq(subscriptions.id, subscription.id));
    await services.jobs.enqueue(tx, carryOutRevocation, { subscriptionRef: subscription.cashierRef });
    return subscription.cashierRef;
  });
  if (ref !== null) await callCashier(() => carryOut(services, ref));
}

/** What was recorded is carried out even if the cashier does not answer at that moment. */
export const carryOutRevocation = defineJob({
  name: 'carry-out-revocation',
  input: z.object({ subscriptionRef: z.string() }),
  retries: 50,
  run: ({ subscriptionRef }, services) => carryOut(services, subscriptionRef),
});

async function carryOut(services: Services, subscriptionRef: string): Promise<void> {
  await (await requireCashier(services)).endNow(subscriptionRef);
  await syncSubscription(services, subscriptionRef, { endReason: 'revoked' });
}

async function lockSubscription(tx: Db, id: string): Promise<Subscription> {
  const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  if (!subscription) throw new AppError('NOT_FOUND');
  return subscription;
}

async function revokeGrant(
  tx: Db,
  services: Services,
  grant: Subscription,
  revocation: Revocation,
  now: Date,
): Promise<void> {
  await endSubscriptions(tx, services, eq(subscriptions.id, grant.id), { reason: 'revoked', now });
  await recordRevocation(tx, grant, revocation);
}

/** The same one again, after the cashier did not answer or from a second click, is recorded once. */
async function recordRevocation(
  tx: Db,
  { id, userId, tier, planId, source }: Subscription,
  revocation: Revocation,
): Promise<void> {
  const entry = {
    ...{ actorId: revocation.actorId, subjectId: userId, action: 'plan_revoked' as const, reason: revocation.reason },
    details: { subscription_id: id, tier, plan_id: planId, source },
  };
  if (!(await isAudited(tx, entry))) await recordAudit(tx, entry);
}
