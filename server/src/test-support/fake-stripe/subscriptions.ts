import { missing, refused } from './fake-error.ts';
import { collect, draftInvoice, finalise, hour } from './invoicing.ts';
import { end, itemOf } from './pay-checkout.ts';
import { group, list, type Params, text } from './request-params.ts';
import type { Routes } from './route-list.ts';
import type { Books, FakeItem, FakeLine, FakePrice, FakeSubscription } from './store.ts';

export function subscriptionRoutes(books: Books): Routes {
  return [
    ['GET', '/v1/subscriptions/:id', (_, id) => findSubscription(books, id)],
    ['POST', '/v1/subscriptions/:id', (params, id) => update(books, findSubscription(books, id), params)],
    [
      'DELETE',
      '/v1/subscriptions/:id',
      (_, id) => {
        const subscription = findSubscription(books, id);
        if (subscription.status === 'canceled') throw missing('subscription', id, 'id');
        end(books, subscription, 'cancellation_requested');
        return subscription;
      },
    ],
    ['POST', '/v1/invoices/create_preview', (params) => preview(books, params)],
  ];
}

export function findSubscription(books: Books, id: string | undefined, param = 'id'): FakeSubscription {
  const found = books.subscriptions.get(id ?? '');
  if (!found) throw missing('subscription', id, param);
  return found;
}

function update(books: Books, subscription: FakeSubscription, params: Params): FakeSubscription {
  if (subscription.status === 'canceled') {
    throw refused('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const card = text(params.default_payment_method);
  if (card !== undefined) subscription.default_payment_method = card || null;
  const atEnd = text(params.cancel_at_period_end);
  if (atEnd !== undefined || params.cancel_at === '') {
    if (subscription.schedule) {
      throw refused(
        'The subscription is managed by a subscription schedule, and updating any cancelation is not allowed.',
      );
    }
    const isCancelled = atEnd === 'true';
    Object.assign(subscription, {
      cancel_at_period_end: isCancelled,
      cancel_at: isCancelled ? itemOf(subscription).current_period_end : null,
      canceled_at: isCancelled ? books.now : null,
    });
  }
  const [wanted] = list(params.items);
  if (wanted) swapPrice(books, subscription, wantedPrice(books, subscription, group(wanted)), params);
  books.tell('customer.subscription.updated', subscription);
  return subscription;
}

function wantedPrice(books: Books, subscription: FakeSubscription, wanted: Params): FakePrice {
  if (text(wanted.id) !== itemOf(subscription).id) throw missing('subscription item', text(wanted.id), 'items[0][id]');
  const price = books.prices.get(text(wanted.price) ?? '');
  if (!price) throw missing('price', text(wanted.price), 'items[0][price]');
  return price;
}

function swapPrice(books: Books, subscription: FakeSubscription, price: FakePrice, params: Params): void {
  if (subscription.schedule) throw refused('The subscription is managed by a subscription schedule.');
  if (text(params.proration_behavior) !== 'always_invoice') {
    itemOf(subscription).price = price;
    return;
  }
  const item: FakeItem = { ...itemOf(subscription), price };
  const lines = prorations(books, subscription, price);
  const invoice = draftInvoice(books, subscription, { reason: 'subscription_update', lines });
  finalise(books, invoice);
  if (collect(books, invoice, 'change') === 'paid' || text(params.payment_behavior) !== 'pending_if_incomplete') {
    subscription.items.data = [item];
    return;
  }
  subscription.pending_update = { expires_at: books.now + 23 * hour, subscription_items: [item] };
}

type Proration = { price: FakePrice; cents: number; start: number; end: number };

function prorations({ now }: Books, subscription: FakeSubscription, price: FakePrice): Proration[] {
  const { current_period_start, current_period_end, price: old } = itemOf(subscription);
  const share = (current_period_end - now) / (current_period_end - current_period_start);
  const part = ({ unit_amount }: FakePrice) => Math.round((unit_amount ?? 0) * share);
  const rest = { start: now, end: current_period_end };
  return [
    { price: old, cents: -part(old), ...rest },
    { price, cents: part(price), ...rest },
  ];
}

function preview(books: Books, params: Params) {
  const subscription = findSubscription(books, text(params.subscription), 'subscription');
  const [wanted] = list(group(params.subscription_details).items);
  const lines = prorations(books, subscription, wantedPrice(books, subscription, group(wanted)));
  const amount_due = Math.max(
    0,
    lines.reduce((sum, { cents }) => sum + cents, 0),
  );
  return { id: `upcoming_${books.id('in')}`, object: 'invoice', amount_due, currency: 'eur', lines: [] as FakeLine[] };
}
