import type { EndReason } from '@navor/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { applySeen } from './apply-seen.ts';
import { observations } from './billing.tables.ts';
import type { Cashier, SeenSubscription } from './cashier.ts';
import { neededCashier } from './cashier-of.ts';

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
    if (!seen) return undefined;
    const outcome = await services.db.transaction((tx) =>
      applySeen(tx, services, { source: cashier.source, seen, observation, reason: hint?.endReason ?? null }),
    );
    return outcome === 'surplus' ? seen : undefined;
  };
  const surplus = await look();
  if (!surplus) return;
  await undoSurplus(services, cashier, surplus);
  await look();
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
