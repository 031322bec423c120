import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import { payments } from '../billing.tables.ts';
import { purchases } from '../purchases.tables.ts';
import { idOf } from './stripe-values.ts';

/** Which purchases a message of Stripe is a reason to sync; none that we have not opened there ourselves. */
export async function purchasesOfEvent(db: Db, { type, data }: Stripe.Event): Promise<string[]> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return ofSession(db, data.object.id);
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofIntent(db, idOf(data.object.payment_intent));
    default:
      return [];
  }
}

async function ofSession(db: Db, session: string): Promise<string[]> {
  const rows = await db.select({ id: purchases.id }).from(purchases).where(eq(purchases.cashierRef, session));
  return rows.map(({ id }) => id);
}

/** What was given back of a payment that we have not heard of yet is found together with the payment. */
async function ofIntent(db: Db, intent: string | null): Promise<string[]> {
  if (!intent) return [];
  const rows = await db.select({ id: payments.purchaseId }).from(payments).where(eq(payments.cashierRef, intent));
  return rows.flatMap(({ id }) => id ?? []);
}
