import { describe, expect, it, vi } from 'vitest';
import { CashierUnavailable } from '../cashier/cashier.ts';
import { declineReason } from './call-stripe.ts';
import { premium, stripeShop } from './stripe.fixture.ts';

const shop = stripeShop();

describe('when Stripe does not do what it is asked', () => {
  it('does a second time what failed at first', async () => {
    const { ref } = await shop.newSubscriber();
    shop.fake.fail({ status: 500, type: 'api_error' }, 'hang up');
    expect(await shop.subscription(ref)).toMatchObject({ status: 'active' });
  });

  it('opens one checkout, charges and pays back once when answers get lost', async () => {
    const order = await shop.newOrder();
    shop.fake.fail('lose answer', 'lose answer');
    const { ref: session } = await shop.cashier.openCheckout(order);
    expect(shop.fake.customers().filter(({ email }) => email === order.buyer.email)).toHaveLength(1);
    shop.fake.pay(session);
    const { subscriptionRef: ref } = await shop.cashier.findCheckout(session);
    if (!ref) throw new Error('Nothing was bought');

    await shop.cashier.previewRaise(ref, premium);
    shop.fake.fail('let pass', 'lose answer', 'lose answer', 'lose answer');
    await expect(shop.cashier.raisePlan(ref, premium, 'lost-raise')).rejects.toThrow(CashierUnavailable);
    expect(await shop.cashier.raisePlan(ref, premium, 'lost-raise')).toEqual({ kind: 'changed' });
    const { payments } = await shop.subscription(ref);
    expect(payments).toHaveLength(2);

    const payment = payments[0]?.ref ?? '';
    shop.fake.fail('lose answer', 'lose answer');
    await shop.cashier.refund(payment, 100, 'lost-refund');
    expect((await shop.subscription(ref)).payments[0]?.refunds).toMatchObject([{ cents: 100 }]);
  });

  it.each([
    ['is broken', { status: 500, type: 'api_error' }],
    ['hangs up', 'hang up'],
    ['has too much to do', { status: 429, type: 'rate_limit_error' }],
    ['does not allow it', { status: 403, type: 'invalid_request_error' }],
  ] as const)('is unavailable if it %s', async (_, trouble) => {
    const { ref } = await shop.newSubscriber();
    shop.fake.fail(trouble, trouble, trouble);
    await expect(shop.cashier.findSubscription(ref)).rejects.toThrow(CashierUnavailable);
    shop.fake.recover();
    expect(await shop.subscription(ref)).toMatchObject({ status: 'active' });
  });

  it('tells of a wrong key in the log, once and without it', async () => {
    const error = vi.spyOn(shop.server.services.log, 'error');
    const cashier = shop.newCashier({ secretKey: 'sk_test_wrong' });
    const failure = await cashier.findSubscription('sub_1').catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(CashierUnavailable);
    expect(error.mock.calls).toMatchObject([[{ action: 'find subscription', statusCode: 401 }, expect.any(String)]]);
    expect(JSON.stringify([error.mock.calls, String(failure)])).not.toContain('sk_test');
    error.mockRestore();
  });

  it('is unavailable where nobody listens', async () => {
    const cashier = shop.newCashier({ apiUrl: 'http://127.0.0.1:9' });
    await expect(cashier.findCheckout('cs_1')).rejects.toThrow(CashierUnavailable);
  });
});

describe('a refusal of the bank', () => {
  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
    [{ code: 'expired_card' }, 'expired'],
    [{ code: 'authentication_required' }, 'not_confirmed'],
    [{ code: 'payment_intent_authentication_failure' }, 'not_confirmed'],
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
    [{}, 'declined'],
  ])('%j is told as %s', (refusal, reason) => {
    expect(declineReason(refusal)).toBe(reason);
  });
});
