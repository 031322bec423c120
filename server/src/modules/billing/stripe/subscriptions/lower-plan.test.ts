import { describe, expect, it } from 'vitest';
import { premium, standard, stripeShop } from '../stripe.fixture.ts';

const shop = stripeShop();

describe('lowering the plan', () => {
  it('takes effect with the next period, which costs what the lower plan does', async () => {
    const { ref } = await shop.newSubscriber({ plan: premium });
    await shop.cashier.lowerPlan(ref, standard);
    expect(await shop.subscription(ref)).toMatchObject({
      planId: 'sl-premium',
      nextPlanId: 'sl-standard',
      status: 'active',
    });

    shop.passDays(32);
    const after = await shop.subscription(ref);
    expect(after).toMatchObject({ planId: 'sl-standard', nextPlanId: null, card: { last4: '4242' } });
    expect(after.payments).toMatchObject([{ cents: 3900 }, { cents: 1900, planId: 'sl-standard', status: 'paid' }]);

    shop.passDays(62);
    expect(await shop.subscription(ref)).toMatchObject({ planId: 'sl-standard', nextPlanId: null, status: 'active' });
  });

  it('can be asked for twice, and in two windows', async () => {
    const { ref } = await shop.newSubscriber({ plan: premium });
    await Promise.all([shop.cashier.lowerPlan(ref, standard), shop.newCashier().lowerPlan(ref, standard)]);
    await shop.cashier.lowerPlan(ref, standard);
    expect(await shop.subscription(ref)).toMatchObject({ planId: 'sl-premium', nextPlanId: 'sl-standard' });
  });

  it('holds on trial, and the first payment is for the lower plan', async () => {
    const { ref } = await shop.newSubscriber({ plan: premium, trialDays: 7 });
    await shop.cashier.lowerPlan(ref, standard);
    expect(await shop.subscription(ref)).toMatchObject({ status: 'trial', nextPlanId: 'sl-standard' });
    shop.passDays(8);
    expect(await shop.subscription(ref)).toMatchObject({ planId: 'sl-standard', payments: [{ cents: 1900 }] });
  });

  it('can be dropped, twice as well, and planned again', async () => {
    const { ref } = await shop.newSubscriber({ plan: premium });
    await shop.cashier.lowerPlan(ref, standard);
    await shop.cashier.dropLowering(ref);
    await shop.cashier.dropLowering(ref);
    expect(await shop.subscription(ref)).toMatchObject({ planId: 'sl-premium', nextPlanId: null });
    await shop.cashier.lowerPlan(ref, standard);
    expect(await shop.subscription(ref)).toMatchObject({ nextPlanId: 'sl-standard' });
  });
});
