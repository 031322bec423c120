import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { advanceClock } from './advance-clock.ts';
import { answerRequests, type Failure, type ServerState } from './answer-requests.ts';
import { findCustomer } from './catalogue.ts';
import { findInvoice } from './invoices.ts';
import { confirmPayment, subscriptionOf } from './invoicing.ts';
import { attachCard, type Paid, payAtCheckout } from './pay-checkout.ts';
import { failRefunds } from './refunds.ts';
import { findSession } from './sessions.ts';
import { type CardBehaviour, createStore, type FakeEvent } from './store.ts';

export type { CardBehaviour, FakeEvent } from './store.ts';
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

type Signing = {
  secret?: string;
  /** When it claims to have been signed. */
  signedAt?: Date;
};
/** To the webhook's full address. */
type Delivery = Signing & { to: string };

/** A server that answers as Stripe does, with a clock of its own; a test does what people and time would do. */
export async function startFakeStripe({ now = new Date() }: { now?: Date } = {}) {
  const store = createStore(now);
  const state: ServerState = { secretKey: 'sk_test_fake', requests: [], failures: [], answers: new Map() };
  const webhookSecret = 'whsec_fake';
  const server = answerRequests(store, state);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let delivered = 0;

  /** A message as it comes over the wire. */
  const sign = (event: FakeEvent | string, { secret = webhookSecret, signedAt = new Date() }: Signing = {}) => {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    const timestamp = Math.floor(signedAt.getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body };
  };
  const deliver = (event: FakeEvent, { to, ...signing }: Delivery) =>
    fetch(to, { method: 'POST', ...sign(event, signing) });

  return {
    url,
    /** What a server is started with to use this Stripe. */
    env: { STRIPE_SECRET_KEY: state.secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url },
    /** All that were ever emitted, oldest first. */
    events: store.events,
    /** What was asked, as `POST /v1/refunds`. */
    requests: state.requests,
    now: () => new Date(store.now * 1000),

    /** Somebody fills in the page of a checkout. */
    pay: (sessionId: string, card: CardBehaviour = 'pays'): Paid =>
      payAtCheckout(store, findSession(store, sessionId), card, false),
    /** Somebody fills it in with a card that needs to be confirmed, and does confirm. */
    payAndConfirm: (sessionId: string): Paid =>
      payAtCheckout(store, findSession(store, sessionId), 'needs_action', true),
    /** The owner confirms what an invoice waits for; a change that waited for it takes effect. */
    confirm(invoiceUrl: string): void {
      const invoice = findInvoice(store, invoiceUrl.split('/').at(-1));
      confirmPayment(store, invoice);
      const subscription = subscriptionOf(store, invoice);
      if (subscription.pending_update) subscription.items.data = subscription.pending_update.subscription_items;
      subscription.pending_update = null;
      store.emit('customer.subscription.pending_update_applied', subscription);
      store.emit('customer.subscription.updated', subscription);
    },
    /** Somebody leaves another card on the page for that. */
    changeCard(customerId: string, card: CardBehaviour): void {
      const customer = findCustomer(store, customerId);
      customer.invoice_settings.default_payment_method = attachCard(store, customerId, card);
      store.emit('customer.updated', customer);
    },
    /** Lets time pass here, with all that it brings: ends of trials, renewals, further tries, ends. */
    advance: (to: Date) => advanceClock(store, Math.floor(to.getTime() / 1000)),
    /** The next requests meet with this. */
    fail: (...failures: Failure[]) => void state.failures.push(...failures),
    recover: () => void state.failures.splice(0),
    /** As after a day, when keys of requests are forgotten. */
    forgetKeys: () => state.answers.clear(),
    /** As if it had been deleted by hand. */
    forgetCustomer: (customerId: string) => void store.customers.delete(customerId),
    customers: () => [...store.customers.values()],
    /** How often a customer was charged with success. */
    chargesOf: (customerId: string) =>
      [...store.charges.values()].filter(({ customer, paid }) => customer === customerId && paid).length,
    refunds: () => [...store.refunds.values()],
    /** The bank does not take back what was given of a payment. */
    failRefunds: (intent: string) => failRefunds(store, intent),
    prices: () => [...store.prices.values()],
    sessions: () => [...store.sessions.values()],
    invoices: () => [...store.invoices.values()],
    subscriptions: () => [...store.subscriptions.values()],

    sign,
    deliver,
    /** Sends what was not sent yet, in order, and stops at nothing. */
    async deliverNew(delivery: Delivery): Promise<Response[]> {
      const fresh = store.events.slice(delivered);
      delivered = store.events.length;
      const answers: Response[] = [];
      for (const event of fresh) answers.push(await deliver(event, delivery));
      return answers;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
