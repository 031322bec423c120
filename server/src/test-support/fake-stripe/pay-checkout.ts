import { charge, collect, confirmPayment, day, draftInvoice, finalise } from './invoicing.ts';
import {
  type CardBehaviour,
  type FakeItem,
  type FakeSession,
  type FakeSubscription,
  listed,
  type Store,
} from './store.ts';

export type Paid = 'paid' | 'declined' | 'needs_action';

const last4: Record<CardBehaviour, string> = {
  pays: '4242',
  declined: '0002',
  needs_action: '3155',
  later_declined: '0341',
};

export function attachCard(store: Store, customer: string, behaviour: CardBehaviour): string {
  const id = store.id('pm');
  const card = { brand: 'visa', last4: last4[behaviour] };
  store.methods.set(id, { id, object: 'payment_method', customer, type: 'card', card });
  store.behaviours.set(id, behaviour);
  return id;
}

/** Somebody fills in the checkout's page. Nothing comes of it when the card is refused or waits to be confirmed. */
export function payAtCheckout(store: Store, session: FakeSession, card: CardBehaviour, isConfirmed: boolean): Paid {
  if (session.status !== 'open') throw new Error(`${session.id} is ${session.status}`);
  if (card === 'declined') return 'declined';
  if (card === 'needs_action' && !isConfirmed) return 'needs_action';
  if (session.mode === 'payment') payOnce(store, session);
  else session.subscription = subscribe(store, session, attachCard(store, String(session.customer), card)).id;
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  store.emit('checkout.session.completed', session);
  return 'paid';
}

function payOnce(store: Store, session: FakeSession): void {
  const { customer, amount_total } = session;
  const id = store.id('pi');
  const amount = amount_total ?? 0;
  store.intents.set(id, {
    ...{ id, object: 'payment_intent', status: 'succeeded', amount, customer },
    ...{ created: store.now, latest_charge: null, last_payment_error: null },
  });
  charge(store, { customer, amount_due: amount }, id, 'succeeded');
  session.payment_intent = id;
}

function subscribe(store: Store, session: FakeSession, method: string): FakeSubscription {
  const order = store.orders.get(session.id);
  const price = store.prices.get(order?.price ?? '');
  if (!order || !price) throw new Error(`${session.id} has no order`);
  const id = store.id('sub');
  const { now } = store;
  const trialEnd = order.trialDays > 0 ? now + order.trialDays * day : null;
  const item: FakeItem = {
    ...{ id: store.id('si'), object: 'subscription_item', price, quantity: 1, subscription: id },
    ...{ current_period_start: now, current_period_end: trialEnd ?? addMonths(now, 1) },
  };
  const subscription: FakeSubscription = {
    ...{ id, object: 'subscription', status: trialEnd ? 'trialing' : 'active', customer: String(session.customer) },
    ...{ created: now, start_date: now, trial_start: trialEnd && now, trial_end: trialEnd, ended_at: null },
    ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null, metadata: order.metadata, schedule: null },
    ...{ latest_invoice: null, currency: 'eur', default_payment_method: method, livemode: false },
    billing_cycle_anchor: trialEnd ?? now,
    items: listed([item], `/v1/subscription_items?subscription=${id}`),
    cancellation_details: { reason: null, comment: null, feedback: null },
    pending_update: null,
  };
  store.subscriptions.set(id, subscription);
  store.emit('customer.subscription.created', subscription);
  const cents = trialEnd ? 0 : (price.unit_amount ?? 0);
  const line = { price, cents, start: item.current_period_start, end: item.current_period_end };
  const invoice = draftInvoice(store, subscription, { reason: 'subscription_create', lines: [line] });
  finalise(store, invoice);
  if (collect(store, invoice, 'checkout') === 'needs_action') confirmPayment(store, invoice);
  return subscription;
}

/** The same day of a later month, or its last one; counted from the anchor so that the 31st comes back. */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

export function itemOf(subscription: FakeSubscription): FakeItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export function end(store: Store, subscription: FakeSubscription, reason: string): void {
  Object.assign(subscription, { status: 'canceled', ended_at: store.now, pending_update: null });
  subscription.canceled_at ??= store.now;
  subscription.cancellation_details.reason = reason;
  const schedule = store.schedules.get(subscription.schedule ?? '');
  if (schedule) Object.assign(schedule, { status: 'canceled', current_phase: null });
  for (const invoice of store.invoices.values()) {
    if (invoice.parent.subscription_details.subscription !== subscription.id || invoice.status !== 'open') continue;
    Object.assign(invoice, { auto_advance: false, next_payment_attempt: null });
  }
  store.emit('customer.subscription.deleted', subscription);
}
