import { describe, expect, it } from 'vitest';
import { CardDeclined } from '../../cashier/cashier.ts';
import { premium, standard, stripeShop } from '../stripe.fixture.ts';

const shop = stripeShop();

describe('raising the plan', () => {
  it('costs the difference for the rest of the period, charged at once', async () => {
    const { ref, customer } = await shop.newSubscriber();
    shop.passDays(14);
    const { dueCents } = await shop.cashier.previewRaise(ref, premium);
    expect(dueCents).toBe(1000);
    expect(await shop.cashier.raisePlan(ref, premium, 'raise-1')).toEqual({ kind: 'changed' });
    const state = await shop.subscription(ref);
    expect(state).toMatchObject({ planId: 'sl-premium', status: 'active' });
    expect(state.payments).toMatchObject([
      { planId: 'sl-standard', cents: 1900 },
      { planId: 'sl-premium', cents: 1000, status: 'paid', periodEndsAt: state.periodEndsAt },
    ]);
    expect(shop.fake.chargesOf(customer)).toBe(2);
  });

  it('is carried out once, however often and from wherever it is asked for', async () => {
    const { ref, customer } = await shop.newSubscriber();
    await Promise.all([
      shop.cashier.raisePlan(ref, premium, 'raise-2'),
      shop.newCashier().raisePlan(ref, premium, 'raise-2'),
    ]);
    await shop.cashier.raisePlan(ref, premium, 'raise-2');
    await shop.cashier.raisePlan(ref, premium, 'raise-2-again');
    expect(shop.fake.chargesOf(customer)).toBe(2);
  });

  it('costs nothing on trial', async () => {
    const { ref, customer } = await shop.newSubscriber({ trialDays: 7 });
    expect(await shop.cashier.previewRaise(ref, premium)).toEqual({ dueCents: 0 });
    expect(await shop.cashier.raisePlan(ref, premium, 'raise-3')).toEqual({ kind: 'changed' });
    expect(await shop.subscription(ref)).toMatchObject({ planId: 'sl-premium', status: 'trial', payments: [] });
    expect(shop.fake.chargesOf(customer)).toBe(0);
  });

  it('changes nothing when the card is refused, and leaves nothing to be paid', async () => {
    const { ref } = await shop.newSubscriber({ card: 'later_declined' });
    const raise = shop.cashier.raisePlan(ref, premium, 'raise-4');
    await expect(raise).rejects.toThrow(CardDeclined);
    await expect(raise).rejects.toMatchObject({ reason: 'insufficient_funds' });
    const state = await shop.subscription(ref);
    expect(state).toMatchObject({ planId: 'sl-standard', status: 'active' });
    expect(state.payments).toMatchObject([{ status: 'paid' }]);
    expect(shop.fake.invoices().filter(({ status }) => status === 'open')).toEqual([]);
  });

  it('succeeds with another card after one was refused', async () => {
    const { ref, customer, order } = await shop.newSubscriber({ card: 'later_declined' });
    await expect(shop.cashier.raisePlan(ref, premium, 'raise-5')).rejects.toThrow(CardDeclined);
    await shop.cashier.openCardChange({ buyer: order.buyer, subscriptionRef: ref, returnUrl: 'https://navor.example' });
    shop.fake.changeCard(customer, 'pays');
    expect(await shop.cashier.raisePlan(ref, premium, 'raise-5-again')).toEqual({ kind: 'changed' });
    expect(await shop.subscription(ref)).toMatchObject({ planId: 'sl-premium' });
  });

  it('waits for the bank, at the same address in every window, until it is confirmed', async () => {
    const { ref, customer } = await shop.newSubscriber({ card: 'needs_action' });
    const raised = await shop.cashier.raisePlan(ref, premium, 'raise-6');
    if (raised.kind !== 'confirm') throw new Error('Nothing was asked');
    expect(await shop.cashier.raisePlan(ref, premium, 'raise-6')).toEqual(raised);
    expect(await shop.cashier.raisePlan(ref, premium, 'raise-6-elsewhere')).toEqual(raised);
    const waiting = await shop.subscription(ref);
    expect(waiting).toMatchObject({ planId: 'sl-standard', status: 'active' });
    expect(waiting.payments).toHaveLength(1);

    shop.fake.confirm(raised.url);
    expect(await shop.subscription(ref)).toMatchObject({
      planId: 'sl-premium',
      payments: [{}, { planId: 'sl-premium' }],
    });
    expect(await shop.cashier.raisePlan(ref, premium, 'raise-6')).toEqual({ kind: 'changed' });
    expect(shop.fake.chargesOf(customer)).toBe(2);
  });

  it('takes the place of a change that was planned', async () => {
    const { ref } = await shop.newSubscriber({ plan: standard });
    await shop.cashier.lowerPlan(ref, premium);
    expect(await shop.cashier.raisePlan(ref, premium, 'raise-7')).toEqual({ kind: 'changed' });
    expect(await shop.subscription(ref)).toMatchObject({ planId: 'sl-premium', nextPlanId: null });
  });
});
