import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { cashierCustomers } from '../../billing.tables.ts';
import type { Buyer } from '../../cashier/cashier.ts';
import { isMissing } from '../call-stripe.ts';
import type { StripeContext } from '../stripe-context.ts';

/** Does something for somebody as Stripe knows them; for whom it does not know, or no longer, it is told who they are. */
export async function withCustomer<Answer>(
  context: StripeContext,
  buyer: Buyer,
  run: (customer: string) => Promise<Answer>,
): Promise<Answer> {
  const customer = (await knownCustomer(context, buyer.id)) ?? (await createCustomer(context, buyer));
  try {
    return await run(customer);
  } catch (error) {
    if (!isCustomerGone(error)) throw error;
    return run(await replaceCustomer(context, buyer, customer));
  }
}

/** For a customer that Stripe no longer has, such as after a change of the account there. */
async function replaceCustomer(context: StripeContext, buyer: Buyer, gone: string): Promise<string> {
  await context.services.db
    .delete(cashierCustomers)
    .where(and(eq(cashierCustomers.userId, buyer.id), eq(cashierCustomers.ref, gone)));
  return (await knownCustomer(context, buyer.id)) ?? createCustomer(context, buyer, gone);
}

function isCustomerGone(error: unknown): boolean {
  return isMissing(error) && error instanceof Stripe.errors.StripeError && error.param === 'customer';
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
