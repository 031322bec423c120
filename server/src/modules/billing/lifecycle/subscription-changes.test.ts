import { type SubscriptionChange, subscriptionStatuses } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import type { CashierSubscription } from '../cashier/cashier.ts';
import { cashierSubscription, day, onTrial } from './sample-subscription.fixture.ts';
import { allowedTransitions, changesBetween } from './subscription-changes.ts';
import { subscriptionStateOf } from './subscription-state.ts';

const second = { periodStartsAt: day(31), periodEndsAt: day(59) };
const afterTrial = { trialEndsAt: day(7), periodStartsAt: day(7), periodEndsAt: day(38) };

/** How a subscription looks in each state: in its trial, in its first month, and in the next. */
const states = {
  trial: onTrial(),
  trialCancelled: onTrial({ isCancelledAtPeriodEnd: true }),
  trialUnpaid: onTrial({ status: 'past_due' }),
  trialEnded: onTrial({ status: 'ended', endedAt: day(7) }),
  firstAfterTrial: cashierSubscription(afterTrial),
  first: cashierSubscription(),
  firstCancelled: cashierSubscription({ isCancelledAtPeriodEnd: true }),
  firstUnpaid: cashierSubscription({ status: 'past_due' }),
  firstEnded: cashierSubscription({ status: 'ended', endedAt: day(31) }),
  second: cashierSubscription(second),
  secondCancelled: cashierSubscription({ ...second, isCancelledAtPeriodEnd: true }),
  secondUnpaid: cashierSubscription({ ...second, status: 'past_due' }),
} satisfies Record<string, CashierSubscription>;
type State = keyof typeof states;

function changes(from: State | null, to: State): SubscriptionChange[] {
  return changesBetween(from && subscriptionStateOf(states[from]), subscriptionStateOf(states[to]));
}

describe('the first look', () => {
  it.each<[State, SubscriptionChange[]]>([
    ['trial', ['trial_started']],
    ['trialCancelled', ['trial_started', 'cancelled']],
    ['trialUnpaid', ['trial_started', 'payment_failed']],
    ['trialEnded', ['trial_started', 'ended']],
    ['firstAfterTrial', ['trial_started', 'started']],
    ['first', ['started']],
    ['firstCancelled', ['started', 'cancelled']],
    ['firstUnpaid', ['started', 'payment_failed']],
    ['firstEnded', ['started', 'ended']],
  ])('at %s tells everything that led there', (to, expected) => {
    expect(changes(null, to)).toEqual(expected);
  });
});

describe('a later look', () => {
  it.each<[State, State, SubscriptionChange[]]>([
    ['trial', 'trial', []],
    ['trial', 'firstAfterTrial', ['started']],
    ['trial', 'trialUnpaid', ['payment_failed']],
    ['trial', 'trialCancelled', ['cancelled']],
    ['trial', 'trialEnded', ['ended']],
    ['trialCancelled', 'trial', ['resumed']],
    ['trialCancelled', 'firstAfterTrial', ['resumed', 'started']],
    ['trialCancelled', 'trialEnded', ['ended']],
    ['trialUnpaid', 'firstAfterTrial', ['recovered']],
    ['trialUnpaid', 'trialEnded', ['ended']],
    ['first', 'first', []],
    ['first', 'second', ['renewed']],
    ['first', 'firstUnpaid', ['payment_failed']],
    ['first', 'secondUnpaid', ['payment_failed']],
    ['first', 'firstCancelled', ['cancelled']],
    ['first', 'secondCancelled', ['renewed', 'cancelled']],
    ['first', 'firstEnded', ['ended']],
    ['firstUnpaid', 'firstUnpaid', []],
    ['firstUnpaid', 'second', ['recovered']],
    ['firstUnpaid', 'secondCancelled', ['recovered', 'cancelled']],
    ['firstUnpaid', 'firstEnded', ['ended']],
    ['firstCancelled', 'first', ['resumed']],
    ['firstCancelled', 'firstCancelled', []],
    ['firstCancelled', 'firstUnpaid', ['payment_failed']],
    ['firstCancelled', 'firstEnded', ['ended']],
    ['firstEnded', 'firstEnded', []],
    ['firstEnded', 'first', []],
    ['firstEnded', 'second', []],
    ['firstEnded', 'trial', []],
  ])('from %s to %s', (from, to, expected) => {
    expect(changes(from, to)).toEqual(expected);
  });

  it('tells each of the plan’s changes by itself', () => {
    const standard = cashierSubscription();
    const premium = cashierSubscription({ planId: 'sl-premium' });
    const lowering = cashierSubscription({ planId: 'sl-premium', nextPlanId: 'sl-standard' });
    const between = (from: CashierSubscription, to: CashierSubscription) =>
      changesBetween(subscriptionStateOf(from), subscriptionStateOf(to));
    expect(between(standard, premium)).toEqual(['plan_raised']);
    expect(between(premium, lowering)).toEqual(['lowering_planned']);
    expect(between(lowering, premium)).toEqual(['lowering_dropped']);
    expect(between(lowering, cashierSubscription(second))).toEqual(['plan_lowered', 'renewed']);
    expect(between(lowering, { ...premium, isCancelledAtPeriodEnd: true })).toEqual(['cancelled']);
    expect(between(lowering, { ...premium, status: 'ended', endedAt: day(3) })).toEqual(['ended']);
  });
});

it('lets every state be left but the last', () => {
  for (const status of subscriptionStatuses) {
    expect(allowedTransitions.none).toContain(status);
    expect(allowedTransitions[status]).toContain('ended');
    expect(allowedTransitions[status].length).toBe(status === 'ended' ? 1 : subscriptionStatuses.length);
  }
});
