import { planIds } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { type BillingFacts, possibleActions } from './billing.policy.ts';
import { cashierSubscription, day, onTrial } from './lifecycle/sample-subscription.fixture.ts';
import { subscriptionStateOf } from './lifecycle/subscription-state.ts';

const facts = (changes: Partial<BillingFacts> = {}): BillingFacts => ({
  ...{
    now: day(1),
    hasCashier: true,
    state: subscriptionStateOf(cashierSubscription()),
    grantedTier: null,
    isEnding: false,
    hasHadTrial: true,
  },
  ...{ firstPaidAt: day(0), paidCents: 1900, usedCents: 0, guaranteeCents: null },
  ...changes,
});
const nobody = { state: null, firstPaidAt: null, paidCents: 0 };

/** The names of what is possible, apart from a refund. */
function possible(changes: Partial<BillingFacts>): string[] {
  const actions = possibleActions(facts(changes));
  const { refund: _refund, cancel_ends_at: _endsAt, can_subscribe_to: bought, changes: plans, ...flags } = actions;
  const able = Object.entries(flags).flatMap(([name, can]) => (can ? [name] : []));
  return [...bought, ...able, ...plans.map(({ plan_id, takes_effect }) => `${plan_id} ${takes_effect}`)];
}

describe('in each state exactly this is possible:', () => {
  it.each([
    ['no subscription', { ...nobody, hasHadTrial: false }, [...planIds, 'has_trial']],
    ['no subscription after a trial', nobody, planIds],
    ['a granted plan', { ...nobody, grantedTier: 'standard' }, ['sl-premium', 'international-pro']],
    ['a granted plan of the highest tier', { ...nobody, grantedTier: 'premium' }, []],
    ['trial', { state: subscriptionStateOf(onTrial()) }, ['can_cancel', 'can_change_card', 'sl-premium now']],
    ['active', {}, ['can_cancel', 'can_change_card', 'sl-premium now']],
    [
      'active with the highest plan',
      { state: subscriptionStateOf(cashierSubscription({ planId: 'international-pro' })) },
      ['can_cancel', 'can_change_card', 'international-basic period_end'],
    ],
    [
      'a planned lowering',
      { state: subscriptionStateOf(cashierSubscription({ planId: 'sl-premium', nextPlanId: 'sl-standard' })) },
      ['can_cancel', 'can_change_card', 'can_drop_lowering'],
    ],
    [
      'past due',
      { state: subscriptionStateOf(cashierSubscription({ status: 'past_due' })) },
      ['can_cancel', 'can_change_card'],
    ],
    [
      'cancelled',
      { state: subscriptionStateOf(cashierSubscription({ isCancelledAtPeriodEnd: true })) },
      ['can_resume', 'can_change_card'],
    ],
    [
      'cancelled, and the period is over',
      { state: subscriptionStateOf(cashierSubscription({ isCancelledAtPeriodEnd: true })), now: day(31) },
      ['can_change_card'],
    ],
    ['about to be ended', { isEnding: true }, []],
    ['no cashier', { hasCashier: false }, []],
  ] as [string, Partial<BillingFacts>, readonly string[]][])('%s', (_, changes, expected) => {
    expect(possible(changes)).toEqual(expected);
  });
});

describe('money back', () => {
  const refund = (changes: Partial<BillingFacts>) => possibleActions(facts(changes)).refund;

  it('is possible to the end of the thirtieth day after the first payment', () => {
    expect(refund({ now: new Date(day(30).getTime() - 1) })).toMatchObject({ kind: 'possible', until: day(30) });
    expect(refund({ now: day(30) })).toEqual({ kind: 'impossible', reason: 'too_late' });
  });

  it('keeps what was used of tutoring, and no more than was paid', () => {
    expect(refund({ paidCents: 3900, usedCents: 1500 })).toMatchObject({ cents: 2400, used_cents: 1500 });
    expect(refund({ paidCents: 3900, usedCents: 3900 })).toEqual({ kind: 'impossible', reason: 'used_up' });
    expect(refund({ paidCents: 3900, usedCents: 9000 })).toEqual({ kind: 'impossible', reason: 'used_up' });
  });

  it('is possible once, after a payment, and after the subscription has run out', () => {
    expect(refund({ guaranteeCents: 1900 })).toEqual({ kind: 'taken', cents: 1900 });
    expect(refund({ firstPaidAt: null, paidCents: 0 })).toEqual({ kind: 'impossible', reason: 'nothing_paid' });
    expect(refund({ state: null })).toMatchObject({ kind: 'possible', cents: 1900 });
  });
});
