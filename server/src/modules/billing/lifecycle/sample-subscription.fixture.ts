import type { CashierPayment, CashierSubscription } from '../cashier/cashier.ts';

export const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 24 * 60 * 60 * 1000);

/** A subscription in its first month that is paid for, apart from what a test says of it. */
export function cashierSubscription(changes: Partial<CashierSubscription> = {}): CashierSubscription {
  return {
    ref: 'sub_1',
    userId: '00000000-0000-4000-8000-000000000001',
    checkoutId: null,
    planId: 'sl-standard',
    nextPlanId: null,
    status: 'active',
    isCancelledAtPeriodEnd: false,
    trialEndsAt: null,
    periodStartsAt: day(0),
    periodEndsAt: day(31),
    nextTryAt: null,
    startedAt: day(0),
    endedAt: null,
    endReason: null,
    card: { brand: 'visa', last4: '4242' },
    payments: [],
    ...changes,
  };
}

/** The same on trial, which ends with the seventh day. */
export function onTrial(changes: Partial<CashierSubscription> = {}): CashierSubscription {
  return cashierSubscription({ status: 'trial', trialEndsAt: day(7), periodEndsAt: day(7), ...changes });
}

export function cashierPayment(changes: Partial<CashierPayment> = {}): CashierPayment {
  return {
    ref: 'pay_1',
    planId: 'sl-standard',
    cents: 1900,
    currency: 'EUR',
    status: 'paid',
    at: day(0),
    periodStartsAt: day(0),
    periodEndsAt: day(31),
    refunds: [],
    ...changes,
  };
}
