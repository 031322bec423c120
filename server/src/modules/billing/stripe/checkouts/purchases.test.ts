import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PurchaseOrder } from '../../cashier/cashier.ts';
import { stripeShop } from '../stripe.fixture.ts';

const shop = stripeShop();
const minuteMs = 60 * 1000;

async function newOrder(): Promise<PurchaseOrder> {
  return {
    ...{ purchaseId: randomUUID(), buyer: await shop.newBuyer(), cents: 2700, title: 'Ura z Nejo Zupan, 60 minut' },
    expiresAt: new Date(shop.fake.now().getTime() + 10 * minuteMs),
    returnUrl: 'https://navor.example/dashboard/bookings/1',
  };
}

const sessionOf = (ref: string) => shop.fake.sessions().find(({ id }) => id === ref);

it('opens a page for the price, which outlives what is held by no more than Stripe demands', async () => {
  const order = await newOrder();
  const { ref, expiresAt } = await shop.cashier.openPurchase(order);
  expect(sessionOf(ref)).toMatchObject({
    ...{ mode: 'payment', amount_total: 2700, client_reference_id: order.purchaseId },
    ...{ success_url: order.returnUrl, cancel_url: order.returnUrl },
    metadata: { user_id: order.buyer.id, purchase_id: order.purchaseId },
  });
  expect(expiresAt.getTime() - order.expiresAt.getTime()).toBe(31 * minuteMs);
  expect((await shop.newCashier().openPurchase(order)).ref).toBe(ref);
});

it('is open while a card is declined or waits to be confirmed, and paid when it is confirmed', async () => {
  const { ref } = await shop.cashier.openPurchase(await newOrder());
  shop.fake.pay(ref, 'declined');
  shop.fake.pay(ref, 'needs_action');
  expect(await shop.cashier.findPurchase(ref)).toEqual({ status: 'open' });
  shop.fake.payAndConfirm(ref);
  expect(await shop.cashier.findPurchase(ref)).toMatchObject({
    status: 'paid',
    charge: { cents: 2700, currency: 'EUR', at: shop.fake.now(), refunds: [] },
  });
});

it('is over when it is closed, when its time at Stripe has passed, and when Stripe does not know it', async () => {
  const closed = await shop.cashier.openPurchase(await newOrder());
  await shop.cashier.closePurchase(closed.ref);
  await shop.cashier.closePurchase(closed.ref);
  expect(await shop.cashier.findPurchase(closed.ref)).toEqual({ status: 'over' });
  const left = await shop.cashier.openPurchase(await newOrder());
  shop.fake.advance(new Date(left.expiresAt.getTime() + minuteMs));
  expect(await shop.cashier.findPurchase(left.ref)).toEqual({ status: 'over' });
  expect(await shop.cashier.findPurchase('cs_test_of_another_account')).toEqual({ status: 'over' });
});

it('stays paid when it is closed afterwards', async () => {
  const { ref } = await shop.cashier.openPurchase(await newOrder());
  shop.fake.pay(ref);
  await shop.cashier.closePurchase(ref);
  expect(await shop.cashier.findPurchase(ref)).toMatchObject({ status: 'paid' });
});

it('gives back by key, oldest first, and no more than is left', async () => {
  const { ref } = await shop.cashier.openPurchase(await newOrder());
  await expect(shop.cashier.refundPurchase(ref, 100, 'early')).rejects.toThrow();
  shop.fake.pay(ref);
  await shop.cashier.refundPurchase(ref, 700, 'first');
  await shop.cashier.refundPurchase(ref, 700, 'first');
  await shop.cashier.refundPurchase(ref, 2700, 'rest');
  await shop.cashier.refundPurchase(ref, 100, 'nothing is left');
  const found = await shop.cashier.findPurchase(ref);
  expect(found.status === 'paid' && found.charge.refunds.map(({ cents }) => cents)).toEqual([700, 2000]);
});

it('makes a customer anew whom Stripe has forgotten', async () => {
  const order = await newOrder();
  const first = await shop.cashier.openPurchase(order);
  shop.fake.forgetCustomer(String(sessionOf(first.ref)?.customer));
  const again = await shop.cashier.openPurchase({ ...order, purchaseId: randomUUID() });
  expect(sessionOf(again.ref)?.customer).not.toBe(sessionOf(first.ref)?.customer);
});
