import type { EndReason } from '@navor/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { applySeen } from './apply-seen.ts';
import { observations, payments, subscriptions } from './billing.tables.ts';
import type { Cashier, SeenSubscription } from './cashier.ts';
import { neededCashier } from './cashier-of.ts';
import { endRows } from './end-rows.ts';

/**
 * Looks at the cashier and brings our row up to what it knows. The only way in which a paid subscription changes here,
 * whoever gave the reason to look, and however often or late: see decision 22.
 */
export async function followSubscription(
  services: Services,
  subscriptionRef: string,
  hint: { endReason: EndReason } | null = null,
): Promise<void> {
  const cashier = await neededCashier(services);
  const look = async () => {
    // Numbered before it begins: a look that began later cannot have seen less.
    const observation = await nextObservation(services.db);
    const seen = await cashier.findSubscription(subscriptionRef);
    if (!seen) return forget(services, subscriptionRef, hint);
    const outcome = await services.db.transaction((tx) =>
      applySeen(tx, services, { source: cashier.source, seen, observation, reason: hint?.endReason ?? null }),
    );
    if (outcome === 'gone') await endOrphan(services, cashier, seen);
    return outcome === 'surplus' ? seen : undefined;
  };
  const surplus = await look();
  if (!surplus) return;
  await undoSurplus(services, cashier, surplus);
  await look();
}

/**
 * A cashier that no longer knows a subscription, such as after a change of its account, will never tell of its end: it ends here
 * when what was paid has run out, or when somebody wants it to.
 */
async function forget(services: Services, ref: string, hint: { endReason: EndReason } | null): Promise<undefined> {
  const now = new Date();
  const isThis = sql`${subscriptions.cashierRef} = ${ref}`;
  const isOver = hint ? sql`true` : sql`${subscriptions.accessUntil} < ${now}::timestamptz`;
  await services.db.transaction(async (tx) => {
    await tx.update(subscriptions).set({ lookedAt: now }).where(isThis);
    await endRows(tx, services, sql`${isThis} AND ${isOver}`, { reason: hint?.endReason ?? 'cancelled', now });
  });
}

/** Whose account is gone is not charged any more. Others may share the cashier's account, so it must be one that we know. */
async function endOrphan({ db }: Services, cashier: Cashier, { ref, status, payments: seen }: SeenSubscription) {
  if (status === 'ended' || seen.length === 0) return;
  const refs = seen.map((payment) => payment.ref);
  const known = await db.select({ id: payments.id }).from(payments).where(inArray(payments.cashierRef, refs)).limit(1);
  if (known.length > 0) await cashier.endNow(ref);
}

async function nextObservation(db: Db): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`SELECT nextval(${observations.seqName}) AS number`);
  return Number(rows[0]?.number);
}

/** Somebody paid in two windows although one subscription is all they can use: they get the second payment back. */
async function undoSurplus({ log }: Services, cashier: Cashier, seen: SeenSubscription): Promise<void> {
  log.warn({ subscriptionRef: seen.ref, userId: seen.userId }, 'second subscription of a person ended and paid back');
  await cashier.endNow(seen.ref);
  for (const payment of seen.payments) {
    const rest = payment.cents - payment.refunds.reduce((sum, { cents }) => sum + cents, 0);
    if (payment.status === 'paid' && rest > 0) await cashier.refund(payment.ref, rest, `surplus:${payment.ref}`);
  }
}
