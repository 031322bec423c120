import { describe, expect, it } from 'vitest';
import { premium, standard, stripeShop } from '../stripe.fixture.ts';

const shop = stripeShop();

const unpaidOf = (ref: string) =>
  shop.fake
    .invoices()
    .filter(({ parent }) => parent.subscription_details.subscription === ref)
    .filter(({ status }) => status === 'open' || status === 'draft');

describe('cancelling', () => {
  it('lets the period run out, then ends without another charge', async () => {
    const { ref, customer } = await shop.newSubscriber();
    await shop.cashier.cancelAtPeriodEnd(ref);
    await shop.cashier.cancelAtPeriodEnd(ref);
    expect(await shop.subscription(ref)).toMatchObject({ status: 'active', isCancelledAtPeriodEnd: true });
    shop.passDays(40);
    expect(await shop.subscription(ref)).toMatchObject({
      status: 'ended',
      endReason: 'cancelled',
      isCancelledAtPeriodEnd: false,
    });
    expect(shop.fake.chargesOf(customer)).toBe(1);
  });

  it('on trial ends with the trial, for nothing', async () => {
    const { ref, customer } = await shop.newSubscriber({ trialDays: 7 });
    await shop.cashier.cancelAtPeriodEnd(ref);
    shop.passDays(8);
    expect(await shop.subscription(ref)).toMatchObject({ status: 'ended', payments: [] });
    expect(shop.fake.chargesOf(customer)).toBe(0);
  });

  it('drops a lowering that was planned', async () => {
    const { ref } = await shop.newSubscriber({ plan: premium });
    await shop.cashier.lowerPlan(ref, standard);
    await shop.cashier.cancelAtPeriodEnd(ref);
    expect(await shop.subscription(ref)).toMatchObject({ isCancelledAtPeriodEnd: true, nextPlanId: null });
  });

  it('ends at once when the period is not paid for, and leaves nothing to be paid', async () => {
    const { ref } = await shop.newSubscriber({ card: 'later_declined', trialDays: 7 });
    shop.passDays(8);
    await shop.cashier.cancelAtPeriodEnd(ref);
    expect(await shop.subscription(ref)).toMatchObject({ status: 'ended', endReason: 'cancelled', payments: [] });
    expect(unpaidOf(ref)).toEqual([]);
  });

  it('can be taken back until then', async () => {
    const { ref } = await shop.newSubscriber();
    await shop.cashier.cancelAtPeriodEnd(ref);
    await shop.cashier.resume(ref);
    await shop.cashier.resume(ref);
    expect(await shop.subscription(ref)).toMatchObject({ status: 'active', isCancelledAtPeriodEnd: false });
    shop.passDays(32);
    expect((await shop.subscription(ref)).payments).toHaveLength(2);
  });

  it('by a date, as set at Stripe, can be taken back too', async () => {
    const { ref } = await shop.newSubscriber();
    const found = shop.fake.subscriptions().find(({ id }) => id === ref);
    Object.assign(found ?? {}, { cancel_at: Math.floor(shop.fake.now().getTime() / 1000) + 3600 });
    expect(await shop.subscription(ref)).toMatchObject({ isCancelledAtPeriodEnd: true });
    await shop.cashier.resume(ref);
    expect(await shop.subscription(ref)).toMatchObject({ isCancelledAtPeriodEnd: false });
  });

  it('does nothing to one that is over', async () => {
    const { ref } = await shop.newSubscriber();
    await shop.cashier.endNow(ref);
    await shop.cashier.cancelAtPeriodEnd(ref);
    await shop.cashier.resume(ref);
    expect(await shop.subscription(ref)).toMatchObject({ status: 'ended' });
  });
});

describe('ending at once', () => {
  it('is final, and can be asked for twice', async () => {
    const { ref, customer } = await shop.newSubscriber({ plan: premium });
    await shop.cashier.lowerPlan(ref, standard);
    await Promise.all([shop.cashier.endNow(ref), shop.newCashier().endNow(ref)]);
    await shop.cashier.endNow(ref);
    shop.passDays(40);
    expect(await shop.subscription(ref)).toMatchObject({ status: 'ended', endReason: 'cancelled', nextPlanId: null });
    expect(shop.fake.chargesOf(customer)).toBe(1);
  });

  it('leaves nothing to be charged of a renewal that has just begun', async () => {
    const { ref, customer } = await shop.newSubscriber();
    const { periodEndsAt } = await shop.subscription(ref);
    shop.fake.advance(periodEndsAt);
    expect(unpaidOf(ref)).toMatchObject([{ status: 'draft' }]);
    await shop.cashier.endNow(ref);
    expect(unpaidOf(ref)).toEqual([]);
    shop.passDays(3);
    expect(shop.fake.chargesOf(customer)).toBe(1);
  });

  it('goes on with open invoices when it was cut off after the end', async () => {
    const { ref } = await shop.newSubscriber({ card: 'later_declined', trialDays: 7 });
    shop.passDays(30);
    expect(unpaidOf(ref)).toHaveLength(1);
    await shop.cashier.endNow(ref);
    expect(unpaidOf(ref)).toEqual([]);
  });

  it('does nothing for one that Stripe does not know', async () => {
    await expect(shop.cashier.endNow('sub_none')).resolves.toBeUndefined();
  });
});
