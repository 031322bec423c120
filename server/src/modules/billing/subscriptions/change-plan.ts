import { type ChangePreview, type PlanId, plans } from '@navor/contract';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { PaidSubscription } from '../billing.queries.ts';
import { callCashier } from '../cashier/call-cashier.ts';
import { requireCashier } from '../cashier/require-cashier.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { actionsOf, type Billing, loadBilling } from './load-billing.ts';

type User = { id: string; email: string };
type Changed = { kind: 'changed' } | { kind: 'planned'; at: Date } | { kind: 'confirm'; url: string };

/** What a change of plan would mean; asks, changes nothing. */
export async function previewChange(services: Services, user: User, planId: PlanId): Promise<ChangePreview> {
  const billing = await loadBilling(services.db, services, user);
  const { subscription, takesEffect } = changeOf(billing, planId);
  const plan = plans[planId];
  const later = { plan_id: planId, later_cents: plan.cents };
  if (takesEffect === 'period_end') {
    return { ...later, takes_effect: 'period_end', at: subscription.periodEndsAt, due_cents: 0 };
  }
  const cashier = await requireCashier(services);
  const { dueCents } = await callCashier(() => cashier.previewRaise(subscription.cashierRef, plan));
  return { ...later, takes_effect: 'now', at: billing.facts.now, due_cents: dueCents };
}

/** Up at once for the difference, down with the next period. The same change sent twice is carried out once. */
export async function changePlan(services: Services, user: User, planId: PlanId): Promise<Changed> {
  const billing = await loadBilling(services.db, services, user);
  const current = billing.subscription;
  if (current?.planId === planId && !current.nextPlanId) return { kind: 'changed' };
  if (current?.nextPlanId === planId) return { kind: 'planned', at: current.periodEndsAt };
  const { subscription, takesEffect } = changeOf(billing, planId);
  const { cashierRef: ref, id, observation, periodEndsAt } = subscription;
  const cashier = await requireCashier(services);
  if (takesEffect === 'period_end') {
    await callCashier(() => cashier.lowerPlan(ref, plans[planId]));
    await callCashier(() => syncSubscription(services, ref));
    return { kind: 'planned', at: periodEndsAt };
  }
  // Two clicks start from the same state of the row, so they are one change; after a change there is a new state.
  const raised = await callCashier(() => cashier.raisePlan(ref, plans[planId], `raise:${id}:${planId}:${observation}`));
  await callCashier(() => syncSubscription(services, ref));
  return raised;
}

function changeOf(
  billing: Billing,
  planId: PlanId,
): { subscription: PaidSubscription; takesEffect: 'now' | 'period_end' } {
  const { subscription } = billing;
  const change = actionsOf(billing).changes.find((one) => one.plan_id === planId);
  if (!subscription || !change) throw new AppError('NOT_POSSIBLE_NOW');
  return { subscription, takesEffect: change.takes_effect };
}
