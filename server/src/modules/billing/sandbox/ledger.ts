import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { sandboxChanged } from '../billing.events.ts';
import { CashierUnavailable } from '../cashier/cashier.ts';
import { sandboxCharges, sandboxSubscriptions } from '../sandbox.tables.ts';
import type { Advanced, Charge, SandboxSubscription } from './subscriptions/advance-subscription.ts';

/** Changes a subscription that nobody else changes meanwhile; one that stays the same is neither written nor announced. */
export async function changeSubscription(
  services: Services,
  ref: string,
  change: (tx: Db, subscription: SandboxSubscription) => Advanced | Promise<Advanced>,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, ref);
    const advanced = await change(tx, subscription);
    if (advanced.subscription !== subscription) await writeLedger(tx, services, advanced);
  });
}

export async function lockSubscription(tx: Db, ref: string): Promise<SandboxSubscription> {
  const isIt = eq(sandboxSubscriptions.ref, ref);
  const [row] = await tx.select().from(sandboxSubscriptions).where(isIt).for('no key update');
  if (!row) throw new CashierUnavailable(`There is no subscription ${ref}`);
  return row;
}

/** The subscription is the caller's until the transaction ends: it is locked, or new. */
export async function writeLedger(tx: Db, { events }: Services, { subscription, charges }: Advanced): Promise<void> {
  const { ref, userId } = subscription;
  await tx
    .insert(sandboxSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: sandboxSubscriptions.ref, set: subscription });
  for (const charge of charges) await writeCharge(tx, subscription, charge);
  await events.announce(tx, sandboxChanged, { userId, subscriptionRef: ref });
}

export async function isCharged(tx: Db, subscriptionRef: string, cause: string): Promise<boolean> {
  const rows = await tx
    .select({ ref: sandboxCharges.ref })
    .from(sandboxCharges)
    .where(
      and(
        eq(sandboxCharges.subscriptionRef, subscriptionRef),
        eq(sandboxCharges.cause, cause),
        eq(sandboxCharges.status, 'paid'),
      ),
    );
  return rows.length > 0;
}

/** A charge that is paid stays as it is. */
async function writeCharge(tx: Db, { ref, userId }: SandboxSubscription, charge: Charge): Promise<void> {
  await tx
    .insert(sandboxCharges)
    .values({ ref: `sandbox_charge_${randomUUID()}`, userId, subscriptionRef: ref, ...charge })
    .onConflictDoUpdate({
      target: [sandboxCharges.subscriptionRef, sandboxCharges.cause],
      set: charge,
      setWhere: sql`${sandboxCharges.status} = 'failed'`,
    });
}
