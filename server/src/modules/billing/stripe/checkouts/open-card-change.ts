import type { CardOrder } from '../../cashier/cashier.ts';
import type { StripeContext } from '../stripe-context.ts';
import { customerId, moveCardToCustomer, retrieveSubscription } from '../subscriptions/retrieve-subscription.ts';

export async function openCardChange(context: StripeContext, order: CardOrder): Promise<{ url: string }> {
  const { buyer, subscriptionRef, returnUrl } = order;
  const subscription = await retrieveSubscription(context, subscriptionRef);
  await moveCardToCustomer(context, subscription);
  const { url } = await context.stripe.billingPortal.sessions.create({
    customer: customerId(subscription),
    configuration: await findOrCreateCardPage(context),
    flow_data: {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
    },
    return_url: returnUrl,
    locale: buyer.language,
  });
  return { url };
}

const purpose = 'navor_cards';

/** Stripe's page with nothing on it but cards: everything else is done here, where its rules are. */
async function findOrCreateCardPage({ stripe }: StripeContext): Promise<string> {
  for await (const { id, metadata } of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (metadata?.purpose === purpose) return id;
  }
  const made = await stripe.billingPortal.configurations.create(
    { features: { payment_method_update: { enabled: true } }, metadata: { purpose } },
    { idempotencyKey: `portal:${purpose}` },
  );
  return made.id;
}
