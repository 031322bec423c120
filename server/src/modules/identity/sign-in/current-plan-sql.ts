import type { GrantablePlanId, PaidTier } from '@navor/contract';

export type CurrentPlan = { id: GrantablePlanId; tier: PaidTier };

/** The plan that unlocks most for somebody now, what is paid for before what was granted, as an expression over a row of `users` by this name; null without one. */
export function currentPlanOf(users: string): string {
  return `(SELECT json_build_object('id', subscriptions.plan_id, 'tier', subscriptions.tier) FROM subscriptions
           WHERE subscriptions.user_id = ${users}.id AND subscriptions.status <> 'ended'
             AND (subscriptions.access_until IS NULL OR subscriptions.access_until > now())
           ORDER BY subscriptions.tier = 'premium' DESC, subscriptions.source = 'granted', subscriptions.started_at DESC
           LIMIT 1)`;
}
