import { missing, refused } from './fake-error.ts';
import { page } from './page.ts';
import { type Params, type Routes, text, texts } from './request-params.ts';
import type { FakeCharge, FakeRefund, Store } from './store.ts';

export function refundRoutes(store: Store): Routes {
  return [
    [
      'GET',
      '/v1/refunds',
      (params) => {
        const { id } = findCharge(store, params);
        const found = [...store.refunds.values()].filter(({ charge }) => charge === id).toReversed();
        return page(found, params, '/v1/refunds');
      },
    ],
    ['POST', '/v1/refunds', (params) => createRefund(store, params)],
  ];
}

function createRefund(store: Store, params: Params): FakeRefund {
  const charge = findCharge(store, params);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw refused('Charge has already been refunded.', 'charge_already_refunded');
  const amount = Number(text(params.amount) ?? left);
  if (amount > left) throw refused('Refund amount is greater than unrefunded amount on charge.');
  const refund: FakeRefund = {
    ...{ id: store.id('re'), object: 'refund', amount, charge: charge.id, payment_intent: charge.payment_intent },
    ...{ customer: charge.customer, created: store.now, status: 'succeeded', currency: charge.currency },
    metadata: texts(params.metadata),
  };
  store.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  store.emit('refund.created', refund);
  store.emit('charge.refunded', charge);
  return refund;
}

export function failRefunds(store: Store, intent: string): void {
  for (const refund of store.refunds.values()) {
    if (refund.payment_intent !== intent || refund.status !== 'succeeded') continue;
    refund.status = 'failed';
    const charge = store.charges.get(String(refund.charge));
    if (charge) Object.assign(charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
    store.emit('refund.failed', refund);
  }
}

function findCharge(store: Store, params: Params): FakeCharge {
  const intent = text(params.payment_intent);
  const paid = [...store.charges.values()].filter(({ status }) => status === 'succeeded');
  const found = paid.find(({ id, payment_intent }) =>
    intent ? payment_intent === intent : id === text(params.charge),
  );
  if (!found) throw missing('payment_intent', intent, 'payment_intent');
  return found;
}
