import { type FakeInvoice, type FakeLine, type FakePrice, type FakeSubscription, listed, type Store } from './store.ts';

type Draft = {
  reason: NonNullable<FakeInvoice['billing_reason']>;
  lines: { price: FakePrice; cents: number; start: number; end: number }[];
};

export const hour = 3600;
export const day = 24 * hour;
/** Days between tries of a charge that failed; after the last one the subscription is over. */
const retryDays = [2, 2, 3];

export function draftInvoice(store: Store, subscription: FakeSubscription, { reason, lines }: Draft): FakeInvoice {
  const id = store.id('in');
  const due = Math.max(
    0,
    lines.reduce((sum, { cents }) => sum + cents, 0),
  );
  const invoice: FakeInvoice = {
    ...{ id, object: 'invoice', status: 'draft', customer: subscription.customer, created: store.now, currency: 'eur' },
    ...{ billing_reason: reason, hosted_invoice_url: null, amount_due: due, amount_paid: 0, amount_remaining: due },
    ...{ attempt_count: 0, attempted: false, next_payment_attempt: null, auto_advance: true },
    automatically_finalizes_at: store.now + hour,
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    lines: listed(
      lines.map((line) => lineOf(store, line)),
      `/v1/invoices/${id}/lines`,
    ),
    parent: {
      ...{ type: 'subscription_details', quote_details: null },
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
  };
  store.invoices.set(id, invoice);
  subscription.latest_invoice = id;
  store.emit('invoice.created', invoice);
  return invoice;
}

function lineOf(store: Store, { price, cents, start, end }: Draft['lines'][number]): FakeLine {
  const price_details = { price: price.id, product: price.product };
  return {
    ...{ id: store.id('il'), object: 'line_item', amount: cents, currency: 'eur', period: { start, end } },
    pricing: { type: 'price_details', price_details, unit_amount_decimal: null },
  };
}

export function finalise(store: Store, invoice: FakeInvoice): void {
  Object.assign(invoice, { status: 'open', automatically_finalizes_at: null });
  invoice.hosted_invoice_url = `https://invoice.stripe.test/${invoice.id}`;
  invoice.status_transitions.finalized_at = store.now;
  store.emit('invoice.finalized', invoice);
  if (invoice.amount_due === 0) {
    settle(store, invoice);
    return;
  }
  const id = store.id('pi');
  store.intents.set(id, {
    ...{ id, object: 'payment_intent', status: 'requires_payment_method', amount: invoice.amount_due },
    ...{ customer: invoice.customer, created: store.now, latest_charge: null, last_payment_error: null },
  });
  store.intentOfInvoice.set(invoice.id, id);
}

export type Situation = 'checkout' | 'change' | 'renewal';
export type Collected = 'paid' | 'needs_action' | 'declined';

/** Tries to charge a finalised invoice to the card in use. */
export function collect(store: Store, invoice: FakeInvoice, situation: Situation): Collected {
  if (invoice.status === 'paid') return 'paid';
  const intent = store.intents.get(store.intentOfInvoice.get(invoice.id) ?? '');
  if (!intent) throw new Error(`${invoice.id} has no payment`);
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 });
  const answer = bankAnswer(store, methodFor(store, invoice), situation);
  if (answer === 'paid') {
    intent.status = 'succeeded';
    charge(store, invoice, intent.id, 'succeeded');
    settle(store, invoice);
    return 'paid';
  }
  if (answer === 'needs_action') {
    intent.status = 'requires_action';
    store.emit('invoice.payment_action_required', invoice);
    return 'needs_action';
  }
  intent.status = 'requires_payment_method';
  intent.last_payment_error = { type: 'card_error', code: 'card_declined', decline_code: answer };
  charge(store, invoice, intent.id, 'failed');
  if (situation === 'renewal') scheduleRetry(store, invoice);
  store.emit('invoice.payment_failed', invoice);
  return 'declined';
}

/** The owner has confirmed at their bank. */
export function confirmPayment(store: Store, invoice: FakeInvoice): void {
  const intent = store.intents.get(store.intentOfInvoice.get(invoice.id) ?? '');
  if (intent?.status !== 'requires_action') throw new Error(`${invoice.id} waits for no confirmation`);
  intent.status = 'succeeded';
  charge(store, invoice, intent.id, 'succeeded');
  settle(store, invoice);
}

export function subscriptionOf(store: Store, { parent }: FakeInvoice): FakeSubscription {
  const found = store.subscriptions.get(parent.subscription_details.subscription);
  if (!found) throw new Error('An invoice without its subscription');
  return found;
}

function methodFor(store: Store, invoice: FakeInvoice): string | null {
  const own = subscriptionOf(store, invoice).default_payment_method;
  return own ?? store.customers.get(String(invoice.customer))?.invoice_settings.default_payment_method ?? null;
}

function bankAnswer(store: Store, method: string | null, situation: Situation): 'paid' | 'needs_action' | string {
  switch (store.behaviours.get(method ?? '')) {
    case 'pays':
      return 'paid';
    case 'needs_action':
      return situation === 'renewal' ? 'paid' : 'needs_action';
    case 'later_declined':
      return situation === 'checkout' ? 'paid' : 'insufficient_funds';
    default:
      return 'generic_decline';
  }
}

export function charge(
  store: Store,
  { customer, amount_due: amount }: Pick<FakeInvoice, 'customer' | 'amount_due'>,
  intent: string,
  status: 'succeeded' | 'failed',
): void {
  const id = store.id('ch');
  store.charges.set(id, {
    ...{ id, object: 'charge', amount, amount_refunded: 0, created: store.now, currency: 'eur' },
    ...{ customer, payment_intent: intent, status, paid: status === 'succeeded', refunded: false },
  });
  const paidWith = store.intents.get(intent);
  if (paidWith) paidWith.latest_charge = id;
}

function settle(store: Store, invoice: FakeInvoice): void {
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 });
  Object.assign(invoice, { next_payment_attempt: null, attempted: true });
  invoice.status_transitions.paid_at = store.now;
  store.emit('invoice.paid', invoice);
}

function scheduleRetry(store: Store, invoice: FakeInvoice): void {
  const wait = retryDays[invoice.attempt_count - 1];
  invoice.next_payment_attempt = wait === undefined ? null : store.now + wait * day;
}
