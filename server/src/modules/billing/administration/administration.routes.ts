import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { findListedSubscription, listPayments, listSubscriptions } from './administration.queries.ts';
import { grantPlan } from './grant-plan.ts';
import { revokeSubscription } from './revoke-subscription.ts';

/** Everybody's subscriptions and payments, for administrators. */
export function administrationRoutes(services: Services) {
  const { db } = services;
  return {
    subscriptions: os.billing.subscriptions.handler(({ input }) => listSubscriptions(services, input)),

    allPayments: os.billing.allPayments.handler(({ input }) => listPayments(db, input)),

    grant: os.billing.grant.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      const { email, plan_id, ends_on, reason } = input;
      const grant = { actorId: user.id, email, planId: plan_id, endsOn: ends_on ?? null, reason };
      return findListedSubscription(services, await grantPlan(services, grant, new Date()));
    }),

    revoke: os.billing.revoke.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await revokeSubscription(services, { actorId: user.id, ...input }, new Date());
      return { done: true as const };
    }),
  };
}
