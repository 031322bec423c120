import { eq } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { sandboxChanged } from '../billing.events.ts';
import { CashierUnavailable } from '../cashier/cashier.ts';
import { sandboxCharges } from '../sandbox.tables.ts';

/** Gives back so much of a charge in all: asked again, there is nothing left to give. */
export async function refundCharge(
  { db, events }: Services,
  { ref, cents, now }: { ref: string; cents: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [charge] = await tx.select().from(sandboxCharges).where(eq(sandboxCharges.ref, ref)).for('no key update');
    if (charge?.status !== 'paid') throw new CashierUnavailable(`${ref} was not paid`);
    const refundedCents = Math.min(cents, charge.cents);
    if (charge.refundedCents >= refundedCents) return;
    await tx.update(sandboxCharges).set({ refundedCents, refundedAt: now }).where(eq(sandboxCharges.ref, ref));
    const { userId, subscriptionRef } = charge;
    await events.announce(tx, sandboxChanged, { userId, subscriptionRef });
  });
}
