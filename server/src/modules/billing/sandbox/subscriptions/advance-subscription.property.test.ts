import { plans } from '@navor/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../../../platform/errors.ts';
import { CardDeclined } from '../../cashier/cashier.ts';
import { type Advanced, advanceSubscription, type Charge, type SandboxSubscription } from './advance-subscription.ts';
import { day, failingCard, later, payingCard, sampleSubscription, sampleTrial } from './sample-subscription.fixture.ts';
import { cancelAtPeriodEnd, endNow, planNext, raisePlan, replaceCard, resume } from './subscription-operations.ts';

type Operation = (subscription: SandboxSubscription, now: Date) => Advanced;

const operations: Record<string, Operation> = {
  wait: advanceSubscription,
  cancel: cancelAtPeriodEnd,
  resume,
  end: endNow,
  lower: (subscription) => planNext(subscription, 'sl-standard'),
  drop: (subscription) => planNext(subscription, null),
  raise: (subscription, now) =>
    raisePlan(subscription, { plan: plans['sl-premium'], now, cause: `raise:${now.toISOString()}` }),
  good: (subscription, now) => replaceCard(subscription, payingCard, now),
  bad: (subscription, now) => replaceCard(subscription, failingCard, now),
};

const names = fc.constantFrom(...Object.keys(operations), 'wait', 'wait', 'wait', 'bad', 'good');
const pauses = fc.oneof(
  fc.integer({ min: 0, max: 60_000 }),
  fc.integer({ min: 0, max: 2 * day }),
  fc.integer({ min: 0, max: 40 * day }),
  fc.constant(3 * 365 * day),
);
const lives = fc.record({
  isTrial: fc.boolean(),
  isFailing: fc.boolean(),
  steps: fc.array(fc.tuple(pauses, names), { maxLength: 40 }),
});

it('charges no moment twice, whatever happens in whichever order', () => {
  fc.assert(
    fc.property(lives, ({ isTrial, isFailing, steps }) => {
      const card = isFailing ? failingCard : payingCard;
      let subscription = isTrial ? sampleTrial({ card }) : sampleSubscription({ card });
      const ledger = new Map(isTrial ? [] : [firstCharge(subscription)].map((charge) => [charge.cause, charge]));
      let now = subscription.startedAt;
      for (const [pause, name] of steps) {
        now = later(now, pause);
        const before = subscription;
        const { subscription: after, charges } = carriedOut(operations[name] as Operation, before, now);
        for (const charge of charges) {
          expect(ledger.get(charge.cause)?.status, charge.cause).not.toBe('paid');
          ledger.set(charge.cause, charge);
        }
        if (before.status === 'ended') expect(after).toEqual(before);
        expect((after.status === 'ended') === (after.dueAt === null)).toBe(true);
        expect((after.status === 'ended') === (after.endedAt !== null)).toBe(true);
        const advanced = advanceSubscription(after, now).subscription;
        expect(advanced.dueAt === null || advanced.dueAt > now).toBe(true);
        subscription = after;
      }
      expectApart([...ledger.values()].filter(({ cause, status }) => status === 'paid' && cause.startsWith('period:')));
    }),
    { numRuns: 300 },
  );
});

it('comes to the same end with a clock that is asked often or seldom within a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 12 }), (often, months) => {
      const last = later(sampleTrial().startedAt, months * 30 * day);
      const ends = [often, 1].map((asked) => {
        let subscription = sampleTrial();
        for (let at = subscription.startedAt; at <= last; at = later(at, day / asked)) {
          subscription = advanceSubscription(subscription, at).subscription;
        }
        return subscription;
      });
      expect(ends[0]).toEqual(ends[1]);
    }),
    { numRuns: 50 },
  );
});

function carriedOut(operation: Operation, subscription: SandboxSubscription, now: Date): Advanced {
  try {
    return operation(subscription, now);
  } catch (error) {
    if (error instanceof AppError || error instanceof CardDeclined) return { subscription, charges: [] };
    throw error;
  }
}

/** What a subscription without a trial began with. */
function firstCharge({ planId, periodStartsAt, periodEndsAt }: SandboxSubscription): Charge {
  const cause = `period:${periodStartsAt.toISOString()}`;
  return {
    ...{ cause, planId, cents: plans[planId].cents, status: 'paid' },
    ...{ periodStartsAt, periodEndsAt, at: periodStartsAt },
  };
}

function expectApart(charges: Charge[]): void {
  const inOrder = charges.toSorted((one, other) => one.periodStartsAt.getTime() - other.periodStartsAt.getTime());
  for (const [index, charge] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next) expect(next.periodStartsAt >= charge.periodEndsAt).toBe(true);
  }
}
