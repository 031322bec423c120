import { collect, draftInvoice, finalise, subscriptionOf } from './invoicing.ts';
import { addMonths, end, itemOf } from './pay-checkout.ts';
import { enterNextPhase } from './schedules.ts';
import { expire } from './sessions.ts';
import type { FakeInvoice, FakeSubscription, Store } from './store.ts';

/** Lets everything happen that is due until then, in order. */
export function advanceClock(store: Store, until: number): void {
  for (;;) {
    const [next] = dueThings(store).toSorted((one, other) => one.at - other.at);
    if (!next || next.at > until) break;
    store.now = Math.max(store.now, next.at);
    next.happen();
  }
  store.now = Math.max(store.now, until);
}

type Due = { at: number; happen: () => void };

function dueThings(store: Store): Due[] {
  return [
    ...[...store.sessions.values()]
      .filter(({ status }) => status === 'open')
      .map((session) => ({ at: session.expires_at, happen: () => expire(store, session) })),
    ...[...store.subscriptions.values()].flatMap((subscription) => duePeriod(store, subscription)),
    ...[...store.invoices.values()].flatMap((invoice) => dueInvoice(store, invoice)),
  ];
}

function duePeriod(store: Store, subscription: FakeSubscription): Due[] {
  if (subscription.status === 'canceled') return [];
  const pending = subscription.pending_update;
  return [
    { at: itemOf(subscription).current_period_end, happen: () => finishPeriod(store, subscription) },
    ...(pending ? [{ at: pending.expires_at, happen: () => dropPending(store, subscription) }] : []),
  ];
}

function finishPeriod(store: Store, subscription: FakeSubscription): void {
  if (subscription.cancel_at_period_end) {
    end(store, subscription, 'cancellation_requested');
    return;
  }
  const item = itemOf(subscription);
  const start = item.current_period_end;
  if (subscription.status === 'trialing') subscription.status = 'active';
  enterNextPhase(store, subscription);
  const anchor = subscription.billing_cycle_anchor;
  let months = 1;
  while (addMonths(anchor, months) <= start) months += 1;
  Object.assign(item, { current_period_start: start, current_period_end: addMonths(anchor, months) });
  const line = { price: item.price, cents: item.price.unit_amount ?? 0, start, end: item.current_period_end };
  draftInvoice(store, subscription, { reason: 'subscription_cycle', lines: [line] });
  store.emit('customer.subscription.updated', subscription);
}

function dropPending(store: Store, subscription: FakeSubscription): void {
  subscription.pending_update = null;
  const invoice = store.invoices.get(subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') Object.assign(invoice, { status: 'void', next_payment_attempt: null });
  store.emit('customer.subscription.pending_update_expired', subscription);
}

function dueInvoice(store: Store, invoice: FakeInvoice): Due[] {
  if (!invoice.auto_advance) return [];
  const { status, automatically_finalizes_at: draftUntil, next_payment_attempt: nextTry } = invoice;
  if (status === 'draft' && draftUntil !== null) {
    const happen = () => {
      finalise(store, invoice);
      tryToCharge(store, invoice);
    };
    return [{ at: draftUntil, happen }];
  }
  return status === 'open' && nextTry !== null ? [{ at: nextTry, happen: () => tryToCharge(store, invoice) }] : [];
}

function tryToCharge(store: Store, invoice: FakeInvoice): void {
  const subscription = subscriptionOf(store, invoice);
  if (collect(store, invoice, 'renewal') === 'paid') {
    subscription.status = 'active';
  } else if (invoice.next_payment_attempt === null) {
    end(store, subscription, 'payment_failed');
    return;
  } else {
    subscription.status = 'past_due';
  }
  store.emit('customer.subscription.updated', subscription);
}
