import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { PaidSubscription } from '../billing.queries.ts';
import { callCashier } from '../cashier/call-cashier.ts';
import type { Cashier } from '../cashier/cashier.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { actionsOf, type Billing, loadBilling } from './load-billing.ts';

type User = { id: string; email: string };
type Possible = ReturnType<typeof actionsOf>;

/** Lets a subscription run out; one whose renewal is unpaid ends at once. Asked again, nothing changes. */
export function cancelSubscription(services: Services, user: User): Promise<void> {
  return changeRunning(services, user, {
    isDone: ({ subscription, last }) => (subscription ? subscription.status === 'cancelled' : last !== null),
    isPossible: (actions) => actions.can_cancel,
    change: (cashier, { cashierRef }) => cashier.cancelAtPeriodEnd(cashierRef),
  });
}

export function resumeSubscription(services: Services, user: User): Promise<void> {
  return changeRunning(services, user, {
    isDone: ({ subscription }) => subscription?.status === 'trial' || subscription?.status === 'active',
    isPossible: (actions) => actions.can_resume,
    change: (cashier, { cashierRef }) => cashier.resume(cashierRef),
  });
}

/** Stays with the plan instead of changing to a lower one. */
export function dropLowering(services: Services, user: User): Promise<void> {
  return changeRunning(services, user, {
    isDone: ({ subscription }) => subscription !== null && subscription.nextPlanId === null,
    isPossible: (actions) => actions.can_drop_lowering,
    change: (cashier, { cashierRef }) => cashier.dropLowering(cashierRef),
  });
}

type Change = {
  /** It has been done already, perhaps by the same click. */
  isDone: (billing: Billing) => boolean;
  isPossible: (actions: Possible) => boolean;
  change: (cashier: Cashier, subscription: PaidSubscription) => Promise<void>;
};

async function changeRunning(services: Services, user: User, { isDone, isPossible, change }: Change): Promise<void> {
  const billing = await loadBilling(services.db, services, user);
  if (isDone(billing)) return;
  const { subscription } = billing;
  if (!subscription || !isPossible(actionsOf(billing))) throw new AppError('NOT_POSSIBLE_NOW');
  const cashier = await requireCashier(services);
  await callCashier(() => change(cashier, subscription));
  await callCashier(() => syncSubscription(services, subscription.cashierRef));
}
