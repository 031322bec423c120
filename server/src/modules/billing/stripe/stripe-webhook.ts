import Stripe from 'stripe';
import type { Services } from '../../../platform/services.ts';
import { cashierMessages } from '../billing.tables.ts';
import { syncPurchaseJob } from '../purchases/sync-purchase.ts';
import { syncSubscriptionJob } from '../sync/sync-subscription.ts';
import { purchasesOfEvent } from './purchases-of-event.ts';
import { subscriptionsOfEvent } from './subscriptions-of-event.ts';

const toleranceSeconds = 300;

/** Listens to Stripe's messages. What one says is not believed; it is a reason to sync a subscription or a purchase. */
export function stripeWebhook(services: Services): (request: Request) => Promise<Response> {
  return async (request) => {
    const event = await readEvent(services, request);
    if (!event) return new Response('bad signature', { status: 400 });
    await receiveEvent(services, event);
    return new Response('received');
  };
}

async function readEvent({ config, log }: Services, request: Request): Promise<Stripe.Event | null> {
  const signature = request.headers.get('stripe-signature');
  if (!config.stripe || !signature) {
    log.warn('message without a signature of Stripe refused');
    return null;
  }
  const body = await request.text();
  try {
    return await Stripe.webhooks.constructEventAsync(body, signature, config.stripe.webhookSecret, toleranceSeconds);
  } catch {
    // Whatever goes wrong here was in what the caller sent: nothing else takes part in it.
    log.warn('message with a bad signature of Stripe refused');
    return null;
  }
}

async function receiveEvent(services: Services, event: Stripe.Event): Promise<void> {
  if (event.type === 'charge.dispute.created') {
    services.log.warn({ dispute: event.data.object.id }, 'a payment by Stripe is disputed');
    return;
  }
  const refs = await subscriptionsOfEvent(services.db, event);
  const purchaseIds = await purchasesOfEvent(services.db, event);
  if (refs.length === 0 && purchaseIds.length === 0) return;
  await services.db.transaction(async (tx) => {
    const isNew = await tx
      .insert(cashierMessages)
      .values({ id: event.id, kind: event.type, subscriptionRef: refs.length === 1 ? refs[0] : null })
      .onConflictDoNothing()
      .returning({ id: cashierMessages.id });
    if (isNew.length === 0) return;
    for (const subscriptionRef of refs) await services.jobs.enqueue(tx, syncSubscriptionJob, { subscriptionRef });
    for (const purchaseId of purchaseIds) await services.jobs.enqueue(tx, syncPurchaseJob, { purchaseId });
  });
}
