import { describe, expect, it } from 'vitest';
import { type Advanced, advanceSubscription, type SandboxSubscription } from './advance-subscription.ts';
import { day, failingCard, later, payingCard, sampleSubscription, sampleTrial } from './sample-subscription.fixture.ts';
import { replaceCard } from './subscription-operations.ts';

const end = new Date('2027-02-28T10:00:00Z');

describe('before anything is due', () => {
  it.each([
    ['a trial', sampleTrial()],
    ['a paid month', sampleSubscription()],
    ['one that is cancelled', sampleSubscription({ isCancelledAtPeriodEnd: true })],
  ])('leaves %s alone', (_, subscription) => {
    const now = later(subscription.periodEndsAt, -1);
    expect(advanceSubscription(subscription, now)).toEqual({ subscription, charges: [] });
  });
});

describe('at the end of a trial', () => {
  it('charges the first month from then on', () => {
    const { subscription, charges } = advanceSubscription(sampleTrial(), new Date('2027-01-31T10:00:30Z'));
    expect(charges).toEqual([
      {
        ...{ cause: 'period:2027-01-31T10:00:00.000Z', planId: 'sl-standard', cents: 1900, status: 'paid' },
        periodStartsAt: new Date('2027-01-31T10:00:00Z'),
        periodEndsAt: end,
        at: new Date('2027-01-31T10:00:30Z'),
      },
    ]);
    expect(subscription).toMatchObject({ status: 'active', periodEndsAt: end, dueAt: end });
    expect(subscription.trialEndsAt).toEqual(new Date('2027-01-31T10:00:00Z'));
  });

  it('keeps the day of the month on which the trial ended', () => {
    const first = advanceSubscription(sampleTrial(), new Date('2027-01-31T10:00:00Z')).subscription;
    const second = advanceSubscription(first, end).subscription;
    expect(second.periodEndsAt).toEqual(new Date('2027-03-31T10:00:00Z'));
  });

  it('ends one that was cancelled, without a charge', () => {
    const cancelled = sampleTrial({ isCancelledAtPeriodEnd: true });
    const { subscription, charges } = advanceSubscription(cancelled, new Date('2027-02-01T10:00:00Z'));
    expect(charges).toEqual([]);
    expect(subscription).toMatchObject({ status: 'ended', endReason: 'cancelled', dueAt: null });
    expect(subscription.endedAt).toEqual(new Date('2027-01-31T10:00:00Z'));
  });

  it('is past due with a card that fails', () => {
    const { subscription, charges } = advanceSubscription(
      sampleTrial({ card: failingCard }),
      new Date('2027-01-31T10:00:00Z'),
    );
    expect(charges).toMatchObject([{ status: 'failed', cents: 1900 }]);
    expect(subscription).toMatchObject({ status: 'past_due', dueAt: new Date('2027-02-01T10:00:00Z') });
  });
});

describe('at the end of a month', () => {
  it('charges the next one, with the plan that was chosen for it', () => {
    const { subscription, charges } = advanceSubscription(
      sampleSubscription({ planId: 'sl-premium', nextPlanId: 'sl-standard' }),
      end,
    );
    expect(charges).toMatchObject([{ planId: 'sl-standard', cents: 1900, status: 'paid', periodStartsAt: end }]);
    expect(subscription).toMatchObject({ status: 'active', planId: 'sl-standard', nextPlanId: null });
    expect(subscription.periodEndsAt).toEqual(new Date('2027-03-31T10:00:00Z'));
  });

  it('ends one that was cancelled when the month was over', () => {
    const { subscription, charges } = advanceSubscription(
      sampleSubscription({ isCancelledAtPeriodEnd: true }),
      later(end, 40 * day),
    );
    expect(charges).toEqual([]);
    expect(subscription).toMatchObject({ status: 'ended', endReason: 'cancelled', endedAt: end });
  });
});

describe('a card that fails', () => {
  it('is tried after 1, 3, 5 and 7 days, by one charge, and then given up', () => {
    const tries: Advanced[] = [];
    let subscription: SandboxSubscription = sampleSubscription({ card: failingCard });
    while (subscription.dueAt) {
      const tried = advanceSubscription(subscription, subscription.dueAt);
      tries.push(tried);
      subscription = tried.subscription;
    }
    expect(tries.map(({ charges }) => days(charges[0]?.at))).toEqual([0, 1, 3, 5, 7]);
    expect(tries.map((tried) => tried.subscription.status)).toEqual([
      ...['past_due', 'past_due', 'past_due', 'past_due', 'ended'],
    ]);
    expect(new Set(tries.flatMap(({ charges }) => charges.map(({ cause }) => cause))).size).toBe(1);
    expect(subscription).toMatchObject({ endReason: 'unpaid', endedAt: later(end, 7 * day), failedTries: 5 });
    // What is paid ended with February.
    expect(subscription.periodEndsAt).toEqual(end);
  });

  it('has the lower plan by then', () => {
    const lowered = sampleSubscription({ planId: 'sl-premium', nextPlanId: 'sl-standard', card: failingCard });
    const { subscription, charges } = advanceSubscription(lowered, end);
    expect(subscription).toMatchObject({ status: 'past_due', planId: 'sl-standard', nextPlanId: null });
    expect(charges).toMatchObject([{ planId: 'sl-standard', cents: 1900, status: 'failed' }]);
  });

  it('skips tries that a clock was too late for', () => {
    const failed = advanceSubscription(sampleSubscription({ card: failingCard }), later(end, 4 * day)).subscription;
    expect(failed).toMatchObject({ status: 'past_due', dueAt: later(end, 5 * day), failedTries: 1 });
  });

  it('recovers at once with another card, in the month that was due', () => {
    const failed = advanceSubscription(sampleSubscription({ card: failingCard }), end);
    const { subscription, charges } = replaceCard(failed.subscription, payingCard, later(end, 2 * day));
    expect(charges).toMatchObject([{ status: 'paid', cause: failed.charges[0]?.cause, periodStartsAt: end }]);
    expect(subscription).toMatchObject({ status: 'active', failedTries: 0, card: payingCard, periodStartsAt: end });
    expect(subscription.dueAt).toEqual(new Date('2027-03-31T10:00:00Z'));
  });
});

describe('a clock that jumped', () => {
  it('by a day, charges the month from when it was due', () => {
    const { subscription, charges } = advanceSubscription(sampleSubscription(), later(end, day));
    expect(charges).toMatchObject([{ periodStartsAt: end, at: later(end, day) }]);
    expect(subscription.periodStartsAt).toEqual(end);
  });

  it.each([
    ['40 days', 40 * day],
    ['3 years', 3 * 365 * day],
  ])('by %s, charges one month that begins now', (_, jump) => {
    const now = later(end, jump);
    const { subscription, charges } = advanceSubscription(sampleSubscription(), now);
    expect(charges).toMatchObject([{ cents: 1900, periodStartsAt: now, at: now }]);
    expect(subscription).toMatchObject({ status: 'active', periodStartsAt: now });
    expect(subscription.dueAt?.getTime()).toBeGreaterThan(now.getTime() + 27 * day);
    expect(advanceSubscription(subscription, now)).toEqual({ subscription, charges: [] });
  });

  it('over the whole grace, tries once and gives up', () => {
    const now = later(end, 40 * day);
    const { subscription, charges } = advanceSubscription(sampleSubscription({ card: failingCard }), now);
    expect(charges).toMatchObject([{ status: 'failed' }]);
    expect(subscription).toMatchObject({ status: 'ended', endReason: 'unpaid', endedAt: now });
  });

  it('backwards, changes nothing', () => {
    const subscription = sampleSubscription();
    expect(advanceSubscription(subscription, later(subscription.startedAt, -400 * day)).subscription).toBe(
      subscription,
    );
  });
});

function days(moment: Date | undefined): number {
  return ((moment?.getTime() ?? Number.NaN) - end.getTime()) / day;
}
