import { describe, expect, it } from 'vitest';
import { lifeOf } from './life.ts';
import { day, onTrial, payment, seen } from './sample-life.fixture.ts';

describe('the status', () => {
  it.each([
    ['trial', onTrial()],
    ['active', seen()],
    ['cancelled', seen({ isCancelledAtPeriodEnd: true })],
    ['cancelled', onTrial({ isCancelledAtPeriodEnd: true })],
    ['past_due', seen({ status: 'past_due' })],
    ['past_due', seen({ status: 'past_due', isCancelledAtPeriodEnd: true })],
    ['ended', seen({ status: 'ended', endedAt: day(31) })],
    ['ended', seen({ status: 'ended', endedAt: day(31), isCancelledAtPeriodEnd: true })],
  ] as const)('is %s', (status, subscription) => {
    expect(lifeOf(subscription).status).toBe(status);
  });
});

describe('access', () => {
  it('outlasts the period by two days, in which a renewal is charged and told of', () => {
    expect(lifeOf(seen()).accessUntil).toEqual(day(33));
    expect(lifeOf(onTrial()).accessUntil).toEqual(day(9));
  });

  it('ends with the period that is paid, once cancelled', () => {
    expect(lifeOf(seen({ isCancelledAtPeriodEnd: true })).accessUntil).toEqual(day(31));
    expect(lifeOf(onTrial({ isCancelledAtPeriodEnd: true })).accessUntil).toEqual(day(7));
  });

  it('goes on for a week after the paid period when a renewal fails', () => {
    const failed = payment({ status: 'failed', periodStartsAt: day(31), periodEndsAt: day(59) });
    expect(lifeOf(seen({ status: 'past_due', payments: [payment(), failed] })).accessUntil).toEqual(day(38));
  });

  it('counts the week from the unpaid period where the cashier has begun it already', () => {
    const failed = payment({ status: 'failed', periodStartsAt: day(31), periodEndsAt: day(59) });
    const moved = { status: 'past_due', periodStartsAt: day(31), periodEndsAt: day(59) } as const;
    expect(lifeOf(seen({ ...moved, payments: [payment(), failed] })).accessUntil).toEqual(day(38));
  });

  it('ends at once with the subscription', () => {
    expect(lifeOf(seen({ status: 'ended', endedAt: day(5) })).accessUntil).toEqual(day(5));
  });
});

it('says why it ended, and prefers what we know to what the cashier does', () => {
  const ended = seen({ status: 'ended', endedAt: day(5), endReason: 'unpaid' });
  expect(lifeOf(ended).endReason).toBe('unpaid');
  expect(lifeOf(ended, 'refunded').endReason).toBe('refunded');
  expect(lifeOf({ ...ended, endReason: null }).endReason).toBe('cancelled');
  expect(lifeOf(seen(), 'refunded').endReason).toBeNull();
});

it('forgets a planned lowering that has nothing left to lower', () => {
  expect(lifeOf(seen({ nextPlanId: 'sl-standard', planId: 'sl-premium' })).nextPlanId).toBe('sl-standard');
  expect(lifeOf(seen({ nextPlanId: 'sl-standard', isCancelledAtPeriodEnd: true })).nextPlanId).toBeNull();
});
