import { missing, refused } from './fake-error.ts';
import { collect, draftInvoice, finalise, hour } from './invoicing.ts';
import { end, itemOf } from './pay-checkout.ts';
import { group, list, type Params, type Routes, text } from './request-params.ts';
import type { FakeItem, FakeLine, FakePrice, FakeSubscription, Store } from './store.ts';

export function subscriptionRoutes(store: Store): Routes {
  return [
    ['GET', '/v1/subscriptions/:id', (_, id) => findSubscription(store, id)],
    ['POST', '/v1/subscriptions/:id', (params, id) => update(store, findSubscription(store, id), params)],
    [
      'DELETE',
      '/v1/subscriptions/:id',
      (_, id) => {
        const subscription = findSubscription(store, id);
        if (subscription.status === 'canceled') throw missing('subscription', id, 'id');
        end(store, subscription, 'cancellation_requested');
        return subscription;
      },
    ],
    ['POST', '/v1/invoices/create_preview', (params) => preview(store, params)],
  ];
}

export function findSubscription(store: Store, id: string | undefined, param = 'id'): FakeSubscription {
  const found = store.subscriptions.get(id ?? '');
  if (!found) throw missing('subscription', id, param);
  return found;
}

function update(store: Store, subscription: FakeSubscription, params: Params): FakeSubscription {
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
      canceled_at: isCancelled ? store.now : null,
    });
  }
  const [wanted] = list(params.items);
  if (wanted) swapPrice(store, subscription, wantedPrice(store, subscription, group(wanted)), params);
  store.emit('customer.subscription.updated', subscription);
  return subscription;
}

function wantedPrice(store: Store, subscription: FakeSubscription, wanted: Params): FakePrice {
  if (text(wanted.id) !== itemOf(subscription).id) throw missing('subscription item', text(wanted.id), 'items[0][id]');
  const price = store.prices.get(text(wanted.price) ?? '');
  if (!price) throw missing('price', text(wanted.price), 'items[0][price]');
  return price;
}

function swapPrice(store: Store, subscription: FakeSubscription, price: FakePrice, params: Params): void {
  if (subscription.schedule) throw refused('The subscription is managed by a subscription schedule.');
  if (text(params.proration_behavior) !== 'always_invoice') {
    itemOf(subscription).price = price;
    return;
  }
  const item: FakeItem = { ...itemOf(subscription), price };
  const lines = prorations(store, subscription, price);
  const invoice = draftInvoice(store, subscription, { reason: 'subscription_update', lines });
  finalise(store, invoice);
  if (collect(store, invoice, 'change') === 'paid' || text(params.payment_behavior) !== 'pending_if_incomplete') {
    subscription.items.data = [item];
    return;
  }
  subscription.pending_update = { expires_at: store.now + 23 * hour, subscription_items: [item] };
}

type Proration = { price: FakePrice; cents: number; start: number; end: number };

function prorations({ now }: Store, subscription: FakeSubscription, price: FakePrice): Proration[] {
  const { current_period_start, current_period_end, price: old } = itemOf(subscription);
  const share = (current_period_end - now) / (current_period_end - current_period_start);
  const part = ({ unit_amount }: FakePrice) => Math.round((unit_amount ?? 0) * share);
  const rest = { start: now, end: current_period_end };
  return [
    { price: old, cents: -part(old), ...rest },
    { price, cents: part(price), ...rest },
  ];
}

function preview(store: Store, params: Params) {
  const subscription = findSubscription(store, text(params.subscription), 'subscription');
  const [wanted] = list(group(params.subscription_details).items);
  const lines = prorations(store, subscription, wantedPrice(store, subscription, group(wanted)));
  const amount_due = Math.max(
    0,
    lines.reduce((sum, { cents }) => sum + cents, 0),
  );
  return { id: `upcoming_${store.id('in')}`, object: 'invoice', amount_due, currency: 'eur', lines: [] as FakeLine[] };
}
