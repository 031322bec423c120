import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { cashierCustomers } from '../../billing.tables.ts';
import type { Buyer } from '../../cashier/cashier.ts';
import type { StripeContext } from '../stripe-context.ts';

/** Stripe's id for somebody; made there with their first checkout. */
export async function findOrCreateCustomer(context: StripeContext, buyer: Buyer): Promise<string> {
  return (await knownCustomer(context, buyer.id)) ?? createCustomer(context, buyer);
}

/** For a customer that Stripe no longer has, such as after a change of the account there. */
export async function replaceCustomer(context: StripeContext, buyer: Buyer, gone: string): Promise<string> {
  await context.services.db
    .delete(cashierCustomers)
    .where(and(eq(cashierCustomers.userId, buyer.id), eq(cashierCustomers.ref, gone)));
  return (await knownCustomer(context, buyer.id)) ?? createCustomer(context, buyer, gone);
}

async function knownCustomer({ services }: StripeContext, userId: string): Promise<string | null> {
  const [known] = await services.db
    .select({ ref: cashierCustomers.ref })
    .from(cashierCustomers)
    .where(and(eq(cashierCustomers.userId, userId), eq(cashierCustomers.source, 'stripe')));
  return known?.ref ?? null;
}

async function createCustomer(context: StripeContext, buyer: Buyer, replaced = ''): Promise<string> {
  const { id: userId, email, name, language } = buyer;
  // Stripe refuses a key that comes with other details, and these may have been edited since a first try.
  const details = createHash('sha256')
    .update(JSON.stringify([email, name, language, replaced]))
    .digest('hex');
  const customer = await context.stripe.customers.create(
    { email, name, preferred_locales: [language], metadata: { user_id: userId } },
    { idempotencyKey: `customer:${userId}:${details.slice(0, 16)}` },
  );
  await context.services.db
    .insert(cashierCustomers)
    .values({ userId, source: 'stripe', ref: customer.id })
    .onConflictDoNothing();
  // Of two that were made at the same time, the one that was written first is used.
  return (await knownCustomer(context, userId)) ?? customer.id;
}
