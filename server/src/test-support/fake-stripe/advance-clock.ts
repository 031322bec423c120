import { collect, draftInvoice, finalise, subscriptionOf } from './invoicing.ts';
import { addMonths, end, itemOf } from './pay-checkout.ts';
import { enterNextPhase } from './schedules.ts';
import { expire } from './sessions.ts';
import type { Books, FakeInvoice, FakeSubscription } from './store.ts';

/** Lets everything happen that is due until then, in order. */
export function passTime(books: Books, until: number): void {
  for (;;) {
    const [next] = dueThings(books).toSorted((one, other) => one.at - other.at);
    if (!next || next.at > until) break;
    books.now = Math.max(books.now, next.at);
    next.happen();
  }
  books.now = Math.max(books.now, until);
}

type Due = { at: number; happen: () => void };

function dueThings(books: Books): Due[] {
  return [
    ...[...books.sessions.values()]
      .filter(({ status }) => status === 'open')
      .map((session) => ({ at: session.expires_at, happen: () => expire(books, session) })),
    ...[...books.subscriptions.values()].flatMap((subscription) => duePeriod(books, subscription)),
    ...[...books.invoices.values()].flatMap((invoice) => dueInvoice(books, invoice)),
  ];
}

function duePeriod(books: Books, subscription: FakeSubscription): Due[] {
  if (subscription.status === 'canceled') return [];
  const pending = subscription.pending_update;
  return [
    { at: itemOf(subscription).current_period_end, happen: () => finishPeriod(books, subscription) },
    ...(pending ? [{ at: pending.expires_at, happen: () => dropPending(books, subscription) }] : []),
  ];
}

function finishPeriod(books: Books, subscription: FakeSubscription): void {
  if (subscription.cancel_at_period_end) {
    end(books, subscription, 'cancellation_requested');
    return;
  }
  const item = itemOf(subscription);
  const start = item.current_period_end;
  if (subscription.status === 'trialing') subscription.status = 'active';
  enterNextPhase(books, subscription);
  const anchor = subscription.billing_cycle_anchor;
  let months = 1;
  while (addMonths(anchor, months) <= start) months += 1;
  Object.assign(item, { current_period_start: start, current_period_end: addMonths(anchor, months) });
  const line = { price: item.price, cents: item.price.unit_amount ?? 0, start, end: item.current_period_end };
  draftInvoice(books, subscription, { reason: 'subscription_cycle', lines: [line] });
  books.tell('customer.subscription.updated', subscription);
}

function dropPending(books: Books, subscription: FakeSubscription): void {
  subscription.pending_update = null;
  const invoice = books.invoices.get(subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') Object.assign(invoice, { status: 'void', next_payment_attempt: null });
  books.tell('customer.subscription.pending_update_expired', subscription);
}

function dueInvoice(books: Books, invoice: FakeInvoice): Due[] {
  if (!invoice.auto_advance) return [];
  const { status, automatically_finalizes_at: draftUntil, next_payment_attempt: nextTry } = invoice;
  if (status === 'draft' && draftUntil !== null) {
    const happen = () => {
      finalise(books, invoice);
      tryToCharge(books, invoice);
    };
    return [{ at: draftUntil, happen }];
  }
  return status === 'open' && nextTry !== null ? [{ at: nextTry, happen: () => tryToCharge(books, invoice) }] : [];
}

function tryToCharge(books: Books, invoice: FakeInvoice): void {
  const subscription = subscriptionOf(books, invoice);
  if (collect(books, invoice, 'renewal') === 'paid') {
    subscription.status = 'active';
  } else if (invoice.next_payment_attempt === null) {
    end(books, subscription, 'payment_failed');
    return;
  } else {
    subscription.status = 'past_due';
  }
  books.tell('customer.subscription.updated', subscription);
}
