import { describe, expect, it } from 'vitest';
import { cashierPayment, cashierSubscription, day, onTrial } from './sample-subscription.fixture.ts';
import { subscriptionStateOf } from './subscription-state.ts';

describe('the status', () => {
  it.each([
    ['trial', onTrial()],
    ['active', cashierSubscription()],
    ['cancelled', cashierSubscription({ isCancelledAtPeriodEnd: true })],
    ['cancelled', onTrial({ isCancelledAtPeriodEnd: true })],
    ['past_due', cashierSubscription({ status: 'past_due' })],
    ['past_due', cashierSubscription({ status: 'past_due', isCancelledAtPeriodEnd: true })],
    ['ended', cashierSubscription({ status: 'ended', endedAt: day(31) })],
    ['ended', cashierSubscription({ status: 'ended', endedAt: day(31), isCancelledAtPeriodEnd: true })],
  ] as const)('is %s', (status, subscription) => {
    expect(subscriptionStateOf(subscription).status).toBe(status);
  });
});

describe('access', () => {
  it('outlasts the period by two days, in which a renewal is charged and told of', () => {
    expect(subscriptionStateOf(cashierSubscription()).accessUntil).toEqual(day(33));
    expect(subscriptionStateOf(onTrial()).accessUntil).toEqual(day(9));
  });

  it('ends with the period that is paid, once cancelled', () => {
    expect(subscriptionStateOf(cashierSubscription({ isCancelledAtPeriodEnd: true })).accessUntil).toEqual(day(31));
    expect(subscriptionStateOf(onTrial({ isCancelledAtPeriodEnd: true })).accessUntil).toEqual(day(7));
  });

  it('goes on for a week after the paid period when a renewal fails', () => {
    const failed = cashierPayment({ status: 'failed', periodStartsAt: day(31), periodEndsAt: day(59) });
    expect(
      subscriptionStateOf(cashierSubscription({ status: 'past_due', payments: [cashierPayment(), failed] }))
        .accessUntil,
    ).toEqual(day(38));
  });

  it('counts the week from the unpaid period where the cashier has begun it already', () => {
    const failed = cashierPayment({ status: 'failed', periodStartsAt: day(31), periodEndsAt: day(59) });
    const moved = { status: 'past_due', periodStartsAt: day(31), periodEndsAt: day(59) } as const;
    expect(
      subscriptionStateOf(cashierSubscription({ ...moved, payments: [cashierPayment(), failed] })).accessUntil,
    ).toEqual(day(38));
  });

  it('ends at once with the subscription', () => {
    expect(subscriptionStateOf(cashierSubscription({ status: 'ended', endedAt: day(5) })).accessUntil).toEqual(day(5));
  });
});

it('says why it ended, and prefers what we know to what the cashier does', () => {
  const ended = cashierSubscription({ status: 'ended', endedAt: day(5), endReason: 'unpaid' });
  expect(subscriptionStateOf(ended).endReason).toBe('unpaid');
  expect(subscriptionStateOf(ended, 'refunded').endReason).toBe('refunded');
  expect(subscriptionStateOf({ ...ended, endReason: null }).endReason).toBe('cancelled');
  expect(subscriptionStateOf(cashierSubscription(), 'refunded').endReason).toBeNull();
});

it('forgets a planned lowering that has nothing left to lower', () => {
  expect(subscriptionStateOf(cashierSubscription({ nextPlanId: 'sl-standard', planId: 'sl-premium' })).nextPlanId).toBe(
    'sl-standard',
  );
  expect(
    subscriptionStateOf(cashierSubscription({ nextPlanId: 'sl-standard', isCancelledAtPeriodEnd: true })).nextPlanId,
  ).toBeNull();
});
