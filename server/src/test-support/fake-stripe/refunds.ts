import { missing, refused } from './fake-error.ts';
import { page } from './page.ts';
import { type Params, text, texts } from './request-params.ts';
import type { Routes } from './route-list.ts';
import type { Books, FakeCharge, FakeRefund } from './store.ts';

export function refundRoutes(books: Books): Routes {
  return [
    [
      'GET',
      '/v1/refunds',
      (params) => {
        const { id } = findCharge(books, params);
        const found = [...books.refunds.values()].filter(({ charge }) => charge === id).toReversed();
        return page(found, params, '/v1/refunds');
      },
    ],
    ['POST', '/v1/refunds', (params) => createRefund(books, params)],
  ];
}

function createRefund(books: Books, params: Params): FakeRefund {
  const charge = findCharge(books, params);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw refused('Charge has already been refunded.', 'charge_already_refunded');
  const amount = Number(text(params.amount) ?? left);
  if (amount > left) throw refused('Refund amount is greater than unrefunded amount on charge.');
  const refund: FakeRefund = {
    ...{ id: books.id('re'), object: 'refund', amount, charge: charge.id, payment_intent: charge.payment_intent },
    ...{ customer: charge.customer, created: books.now, status: 'succeeded', currency: charge.currency },
    metadata: texts(params.metadata),
  };
  books.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  books.tell('refund.created', refund);
  books.tell('charge.refunded', charge);
  return refund;
}

function findCharge(books: Books, params: Params): FakeCharge {
  const intent = text(params.payment_intent);
  const paid = [...books.charges.values()].filter(({ status }) => status === 'succeeded');
  const found = paid.find(({ id, payment_intent }) =>
    intent ? payment_intent === intent : id === text(params.charge),
  );
  if (!found) throw missing('payment_intent', intent, 'payment_intent');
  return found;
}
