import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { passTime } from './advance-clock.ts';
import { answerRequests, type Desk, type Trouble } from './answer-requests.ts';
import { findCustomer } from './catalogue.ts';
import { findInvoice } from './invoices.ts';
import { confirmPayment, subscriptionOf } from './invoicing.ts';
import { leaveCard, type Paid, payAtCheckout } from './pay-checkout.ts';
import { findSession } from './sessions.ts';
import { type CardBehaviour, type FakeEvent, openBooks } from './store.ts';

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
  const books = openBooks(now);
  const desk: Desk = { secretKey: 'sk_test_fake', requests: [], troubles: [], answers: new Map() };
  const webhookSecret = 'whsec_fake';
  const server = answerRequests(books, desk);
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
    env: { STRIPE_SECRET_KEY: desk.secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url },
    /** All that was ever told, oldest first. */
    events: books.events,
    /** What was asked, as `POST /v1/refunds`. */
    requests: desk.requests,
    now: () => new Date(books.now * 1000),

    /** Somebody fills in the page of a checkout. */
    pay: (sessionId: string, card: CardBehaviour = 'pays'): Paid =>
      payAtCheckout(books, findSession(books, sessionId), card, false),
    /** Somebody fills it in with a card that needs to be confirmed, and does confirm. */
    payAndConfirm: (sessionId: string): Paid =>
      payAtCheckout(books, findSession(books, sessionId), 'needs_action', true),
    /** The owner confirms what an invoice waits for; a change that waited for it takes effect. */
    confirm(invoiceUrl: string): void {
      const invoice = findInvoice(books, invoiceUrl.split('/').at(-1));
      confirmPayment(books, invoice);
      const subscription = subscriptionOf(books, invoice);
      if (subscription.pending_update) subscription.items.data = subscription.pending_update.subscription_items;
      subscription.pending_update = null;
      books.tell('customer.subscription.pending_update_applied', subscription);
      books.tell('customer.subscription.updated', subscription);
    },
    /** Somebody leaves another card on the page for that. */
    changeCard(customerId: string, card: CardBehaviour): void {
      const customer = findCustomer(books, customerId);
      customer.invoice_settings.default_payment_method = leaveCard(books, customerId, card);
      books.tell('customer.updated', customer);
    },
    /** Lets time pass here, with all that it brings: ends of trials, renewals, further tries, ends. */
    advance: (to: Date) => passTime(books, Math.floor(to.getTime() / 1000)),
    /** The next requests meet with this. */
    fail: (...troubles: Trouble[]) => void desk.troubles.push(...troubles),
    recover: () => void desk.troubles.splice(0),
    /** As after a day, when keys of requests are forgotten. */
    forgetKeys: () => desk.answers.clear(),
    /** As if it had been deleted by hand. */
    forgetCustomer: (customerId: string) => void books.customers.delete(customerId),
    customers: () => [...books.customers.values()],
    /** How often a customer was charged with success. */
    chargesOf: (customerId: string) =>
      [...books.charges.values()].filter(({ customer, paid }) => customer === customerId && paid).length,
    refunds: () => [...books.refunds.values()],
    prices: () => [...books.prices.values()],
    sessions: () => [...books.sessions.values()],
    invoices: () => [...books.invoices.values()],
    subscriptions: () => [...books.subscriptions.values()],

    sign,
    deliver,
    /** Sends what was not sent yet, in order, and stops at nothing. */
    async deliverNew(delivery: Delivery): Promise<Response[]> {
      const fresh = books.events.slice(delivered);
      delivered = books.events.length;
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
