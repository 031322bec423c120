import { describe, expect, it } from 'vitest';
import { CashierUnavailable } from '../../cashier/cashier.ts';
import { stripeShop } from '../stripe.fixture.ts';

const shop = stripeShop();

async function newPayment() {
  const { ref } = await shop.newSubscriber();
  const payment = (await shop.subscription(ref)).payments[0]?.ref;
  if (!payment) throw new Error('Nothing was paid');
  return { ref, payment };
}

describe('giving money back', () => {
  it('shows with the payment', async () => {
    const { ref, payment } = await newPayment();
    await shop.cashier.refund(payment, 700, 'request-1');
    await shop.cashier.refund(payment, 1200, 'request-2');
    const [state] = (await shop.subscription(ref)).payments;
    expect(state).toMatchObject({ status: 'paid', cents: 1900, refunds: [{ cents: 700 }, { cents: 1200 }] });
  });

  it('happens once for a request, also when Stripe has forgotten its key', async () => {
    const { ref, payment } = await newPayment();
    await Promise.all([
      shop.cashier.refund(payment, 500, 'request-3'),
      shop.newCashier().refund(payment, 500, 'request-3'),
    ]);
    shop.fake.forgetKeys();
    await shop.cashier.refund(payment, 500, 'request-3');
    expect((await shop.subscription(ref)).payments[0]?.refunds).toMatchObject([{ cents: 500 }]);
  });

  it('is refused beyond what was paid', async () => {
    const { payment } = await newPayment();
    await shop.cashier.refund(payment, 1900, 'request-4');
    await expect(shop.cashier.refund(payment, 1, 'request-5')).rejects.toThrow(CashierUnavailable);
  });

  it('counts only what went through', async () => {
    const { ref, payment } = await newPayment();
    await shop.cashier.refund(payment, 700, 'request-6');
    for (const refund of shop.fake.refunds()) if (refund.metadata?.wish === 'request-6') refund.status = 'failed';
    expect((await shop.subscription(ref)).payments[0]?.refunds).toEqual([]);
  });

  it('is refused for something that was never paid', async () => {
    await expect(shop.cashier.refund('in_none', 100, 'request-7')).rejects.toThrow(CashierUnavailable);
  });
});
