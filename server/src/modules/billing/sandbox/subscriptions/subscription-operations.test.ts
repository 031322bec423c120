import { plans } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { CardDeclined } from '../../cashier/cashier.ts';
import { advanceSubscription } from './advance-subscription.ts';
import { day, failingCard, later, payingCard, sampleSubscription, sampleTrial } from './sample-subscription.fixture.ts';
import {
  cancelAtPeriodEnd,
  endNow,
  planNext,
  previewRaise,
  raisePlan,
  replaceCard,
  resume,
} from './subscription-operations.ts';

const start = new Date('2027-01-31T10:00:00Z');
const end = new Date('2027-02-28T10:00:00Z');
const middle = later(start, 14 * day);
const premium = plans['sl-premium'];
const pastDue = advanceSubscription(sampleSubscription({ card: failingCard }), end).subscription;
const over = endNow(sampleSubscription(), middle).subscription;
const notPossible = expect.objectContaining({ code: 'NOT_POSSIBLE_NOW' });

describe('cancelling', () => {
  it('lets the period run out and leaves nothing to lower', () => {
    const { subscription } = cancelAtPeriodEnd(sampleSubscription({ nextPlanId: 'sl-standard' }), middle);
    expect(subscription).toMatchObject({
      status: 'active',
      isCancelledAtPeriodEnd: true,
      nextPlanId: null,
      dueAt: end,
    });
  });

  it('ends at once what is past due', () => {
    const { subscription, charges } = cancelAtPeriodEnd(pastDue, later(end, day));
    expect(subscription).toMatchObject({ status: 'ended', endReason: 'cancelled', dueAt: null });
    expect(charges).toEqual([]);
  });

  it('spares whoever comes before a late clock', () => {
    const { subscription, charges } = cancelAtPeriodEnd(sampleSubscription(), later(end, 1000));
    expect(subscription).toMatchObject({ status: 'ended', endedAt: end });
    expect(charges).toEqual([]);
  });

  it('is taken back while the period runs, not afterwards', () => {
    const { subscription } = cancelAtPeriodEnd(sampleSubscription(), middle);
    expect(resume(subscription, middle).subscription.isCancelledAtPeriodEnd).toBe(false);
    expect(() => resume(subscription, end)).toThrow(notPossible);
    expect(() => resume(over, middle)).toThrow(notPossible);
    expect(() => resume(pastDue, end)).toThrow(notPossible);
  });

  it('changes nothing the second time', () => {
    const { subscription } = cancelAtPeriodEnd(sampleSubscription(), middle);
    expect(cancelAtPeriodEnd(subscription, middle).subscription).toBe(subscription);
    const resumed = resume(subscription, middle).subscription;
    expect(resume(resumed, middle).subscription).toBe(resumed);
    expect(cancelAtPeriodEnd(over, middle).subscription).toBe(over);
    expect(endNow(over, later(middle, day)).subscription).toBe(over);
  });
});

describe('a higher plan', () => {
  it('costs the difference for the rest of the period', () => {
    expect(previewRaise(sampleSubscription(), { plan: premium, now: start })).toEqual({ dueCents: 2000 });
    expect(previewRaise(sampleSubscription(), { plan: premium, now: middle })).toEqual({ dueCents: 1000 });
    expect(previewRaise(sampleSubscription(), { plan: premium, now: later(end, -1000) })).toEqual({ dueCents: 0 });
  });

  it('holds at once and is charged for the rest alone', () => {
    const raised = raisePlan(sampleSubscription(), { plan: premium, now: middle, cause: 'raise:a' });
    expect(raised.charges).toEqual([
      {
        ...{ cause: 'raise:a', planId: 'sl-premium', cents: 1000, status: 'paid' },
        ...{ periodStartsAt: middle, periodEndsAt: end, at: middle },
      },
    ]);
    expect(raised.subscription).toMatchObject({ planId: 'sl-premium', nextPlanId: null, dueAt: end });
  });

  it('costs nothing on trial', () => {
    const now = new Date('2027-01-25T10:00:00Z');
    expect(previewRaise(sampleTrial(), { plan: premium, now })).toEqual({ dueCents: 0 });
    const { subscription, charges } = raisePlan(sampleTrial(), { plan: premium, now, cause: 'raise:a' });
    expect(subscription).toMatchObject({ status: 'trial', planId: 'sl-premium' });
    expect(charges).toEqual([]);
  });

  it('takes the place of a lower one that was planned', () => {
    const planned = sampleSubscription({ planId: 'international-basic', nextPlanId: 'sl-standard' });
    const raised = raisePlan(planned, { plan: plans['international-pro'], now: middle, cause: 'raise:a' });
    expect(raised.subscription.nextPlanId).toBeNull();
  });

  it('is refused with a card that fails, or when nothing runs', () => {
    const raise = { plan: premium, now: middle, cause: 'raise:a' };
    expect(() => raisePlan(sampleSubscription({ card: failingCard }), raise)).toThrow(CardDeclined);
    expect(() => raisePlan(over, raise)).toThrow(notPossible);
    expect(() => raisePlan(pastDue, { ...raise, now: later(end, 1000) })).toThrow(notPossible);
  });

  it('comes after the month that a late clock has not charged yet', () => {
    const now = later(end, 60_000);
    const { charges } = raisePlan(sampleSubscription(), { plan: premium, now, cause: 'raise:a' });
    expect(charges).toMatchObject([
      { planId: 'sl-standard', cents: 1900, periodStartsAt: end },
      { planId: 'sl-premium', cents: 2000, periodStartsAt: now },
    ]);
  });
});

describe('a lower plan', () => {
  it('waits for the next period and can be dropped', () => {
    const { subscription } = planNext(sampleSubscription({ planId: 'sl-premium' }), 'sl-standard');
    expect(subscription).toMatchObject({ planId: 'sl-premium', nextPlanId: 'sl-standard' });
    expect(planNext(subscription, 'sl-standard').subscription).toBe(subscription);
    expect(planNext(subscription, null).subscription.nextPlanId).toBeNull();
  });

  it('is refused when nothing runs', () => {
    expect(() => planNext(over, 'sl-standard')).toThrow(notPossible);
    expect(() => planNext(pastDue, 'sl-standard')).toThrow(notPossible);
  });
});

describe('another card', () => {
  it('is kept while nothing is due', () => {
    const replaced = replaceCard(sampleSubscription(), failingCard, middle);
    expect(replaced).toMatchObject({ subscription: { status: 'active', card: failingCard }, charges: [] });
  });

  it('has to pay what is due', () => {
    expect(() => replaceCard(pastDue, failingCard, later(end, day))).toThrow(CardDeclined);
    expect(replaceCard(pastDue, payingCard, later(end, day)).subscription.status).toBe('active');
  });

  it('is not taken for what is over', () => {
    expect(() => replaceCard(over, payingCard, middle)).toThrow(notPossible);
  });
});
