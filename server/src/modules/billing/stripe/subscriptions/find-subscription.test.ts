import { describe, expect, it } from 'vitest';
import { premium, stripeShop } from '../stripe.fixture.ts';

const shop = stripeShop();
const days = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / (24 * 60 * 60 * 1000));

describe('a subscription at Stripe', () => {
  it('that was paid for is active, with its payment and its card', async () => {
    const { order, ref } = await shop.newSubscriber();
    const state = await shop.subscription(ref);
    expect(state).toMatchObject({
      ref,
      userId: order.buyer.id,
      checkoutId: order.checkoutId,
      planId: 'sl-standard',
      nextPlanId: null,
      status: 'active',
      isCancelledAtPeriodEnd: false,
      trialEndsAt: null,
      nextTryAt: null,
      endedAt: null,
      endReason: null,
      card: { brand: 'visa', last4: '4242' },
    });
    expect(state.payments).toMatchObject([
      { planId: 'sl-standard', cents: 1900, currency: 'EUR', status: 'paid', at: state.startedAt, refunds: [] },
    ]);
    expect(state.payments[0]).toMatchObject({ periodStartsAt: state.periodStartsAt, periodEndsAt: state.periodEndsAt });
  });

  it('on trial has paid nothing, and is charged when the trial ends', async () => {
    const { ref, customer } = await shop.newSubscriber({ plan: premium, trialDays: 7 });
    const onTrial = await shop.subscription(ref);
    expect(onTrial).toMatchObject({ status: 'trial', planId: 'sl-premium', payments: [] });
    expect(onTrial.trialEndsAt).toEqual(onTrial.periodEndsAt);
    expect(days(onTrial.startedAt, onTrial.periodEndsAt)).toBe(7);

    shop.passDays(8);
    const paid = await shop.subscription(ref);
    expect(paid).toMatchObject({ status: 'active', periodStartsAt: onTrial.trialEndsAt });
    expect(paid.payments).toMatchObject([{ status: 'paid', cents: 3900, periodStartsAt: onTrial.trialEndsAt }]);
    expect(shop.fake.chargesOf(customer)).toBe(1);
  });

  it('lists renewals oldest first, over more than one page of invoices', async () => {
    const { ref, customer } = await shop.newSubscriber();
    shop.passDays(31 * 110);
    const { payments, status } = await shop.subscription(ref);
    expect(status).toBe('active');
    expect(payments.length).toBeGreaterThan(100);
    expect(payments).toHaveLength(shop.fake.chargesOf(customer));
    expect(payments.map(({ at }) => at)).toEqual(payments.map(({ at }) => at).toSorted((a, b) => +a - +b));
    expect(new Set(payments.map(({ ref: payment }) => payment)).size).toBe(payments.length);
  });

  it('whose renewal fails is past due, says when the next try is, and ends unpaid after the last', async () => {
    const { ref } = await shop.newSubscriber({ card: 'later_declined' });
    const first = await shop.subscription(ref);
    shop.passDays(days(first.startedAt, first.periodEndsAt) + 1);
    const failed = await shop.subscription(ref);
    expect(failed.status).toBe('past_due');
    expect(failed.payments).toMatchObject([
      { status: 'paid' },
      { status: 'failed', cents: 1900, periodStartsAt: first.periodEndsAt },
    ]);
    expect(failed.nextTryAt && failed.nextTryAt > shop.fake.now()).toBe(true);

    shop.passDays(2);
    const again = await shop.subscription(ref);
    expect(again.payments[1]?.at).toEqual(failed.nextTryAt);

    shop.passDays(10);
    const over = await shop.subscription(ref);
    expect(over).toMatchObject({
      status: 'ended',
      endReason: 'unpaid',
      nextTryAt: null,
      isCancelledAtPeriodEnd: false,
    });
    expect(over.endedAt && over.endedAt <= shop.fake.now()).toBe(true);
  });

  it('recovers when another card is left in time', async () => {
    const { ref, customer, order } = await shop.newSubscriber({ card: 'later_declined', trialDays: 7 });
    shop.passDays(8);
    expect(await shop.subscription(ref)).toMatchObject({ status: 'past_due', card: { last4: '0341' } });
    await shop.cashier.openCardChange({ buyer: order.buyer, subscriptionRef: ref, returnUrl: 'https://navor.example' });
    shop.fake.changeCard(customer, 'pays');
    shop.passDays(3);
    const state = await shop.subscription(ref);
    expect(state).toMatchObject({ status: 'active', nextTryAt: null, card: { last4: '4242' } });
    expect(state.payments).toMatchObject([{ status: 'paid' }]);
  });

  it('that Stripe does not know is not found', async () => {
    expect(await shop.cashier.findSubscription('sub_none')).toBeNull();
  });

  it('that is none of ours is not found', async () => {
    const { ref } = await shop.newSubscriber();
    const found = shop.fake.subscriptions().find(({ id }) => id === ref);
    if (found) found.metadata = {};
    expect(await shop.cashier.findSubscription(ref)).toBeNull();
  });
});

describe('a status of Stripe', () => {
  it.each([
    ['trialing', 'trial'],
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['canceled', 'ended'],
    ['incomplete', undefined],
    ['incomplete_expired', undefined],
  ])('%s is read as %s', async (status, expected) => {
    const { ref } = await shop.newSubscriber();
    const found = shop.fake.subscriptions().find(({ id }) => id === ref);
    Object.assign(found ?? {}, { status });
    expect((await shop.cashier.findSubscription(ref))?.status).toBe(expected);
  });
});
