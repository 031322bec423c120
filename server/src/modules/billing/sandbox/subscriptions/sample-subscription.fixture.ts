import type { SandboxCard } from '../../sandbox.tables.ts';
import type { SandboxSubscription } from './advance-subscription.ts';

export const payingCard: SandboxCard = { brand: 'visa', last4: '4242', behaviour: 'pays' };
export const failingCard: SandboxCard = { brand: 'visa', last4: '0341', behaviour: 'later_declined' };

export const day = 24 * 60 * 60 * 1000;

export function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}

/** A month of Standard that was paid on 31 January 2027 at ten. */
export function sampleSubscription(changes: Partial<SandboxSubscription> = {}): SandboxSubscription {
  const startedAt = new Date('2027-01-31T10:00:00Z');
  const periodEndsAt = new Date('2027-02-28T10:00:00Z');
  return {
    ...{ ref: 'subscription', userId: '00000000-0000-4000-8000-000000000001' },
    checkoutId: '00000000-0000-4000-8000-000000000002',
    ...{ planId: 'sl-standard', nextPlanId: null, status: 'active', isCancelledAtPeriodEnd: false },
    ...{ trialEndsAt: null, periodStartsAt: startedAt, periodEndsAt, failedTries: 0, dueAt: periodEndsAt },
    ...{ card: payingCard, startedAt, endedAt: null, endReason: null },
    ...changes,
  };
}

export function sampleTrial(changes: Partial<SandboxSubscription> = {}): SandboxSubscription {
  const startedAt = new Date('2027-01-24T10:00:00Z');
  const trialEndsAt = new Date('2027-01-31T10:00:00Z');
  return sampleSubscription({
    ...{ status: 'trial', startedAt, trialEndsAt, periodStartsAt: startedAt, periodEndsAt: trialEndsAt },
    ...{ dueAt: trialEndsAt, ...changes },
  });
}
