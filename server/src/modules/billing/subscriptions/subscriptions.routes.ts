import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { findRunningSubscription } from '../billing.queries.ts';
import { limitCashierUse } from '../cashier/limit-cashier-use.ts';
import { cashierSource } from '../cashier/require-cashier.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { currentGrants } from '../tutoring/tutoring.queries.ts';
import { cancelSubscription, dropLowering, resumeSubscription } from './cancel-or-resume.ts';
import { changePlan, previewChange } from './change-plan.ts';
import { loadBilling } from './load-billing.ts';
import { openCardChange } from './open-card-change.ts';
import { presentOverview, presentSubscription, unknownSubscription } from './present-billing.ts';
import { refundWithinGuarantee } from './refund-within-guarantee.ts';

/** What people do with their own subscription. */
export function subscriptionsRoutes(services: Services) {
  const { billing } = os;
  const { pool } = services;
  return {
    offer: billing.offer.handler(() => ({ cashier: cashierSource(services) })),
    checkSubscription: billing.checkSubscription.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      try {
        return presentSubscription(await loadBilling(services.db, services, user));
      } catch (error) {
        context.log.error({ err: error }, 'subscription check failed');
        return unknownSubscription;
      }
    }),
    overview: billing.overview.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      if (input.fresh) {
        await limitCashierUse(pool, user.id);
        await refresh(services, user.id);
      }
      const billing = await loadBilling(services.db, services, user);
      return presentOverview(services, billing, await currentGrants(services.db, user.id, billing.facts.now));
    }),
    previewChange: billing.previewChange.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await limitCashierUse(pool, user.id);
      return previewChange(services, user, input.plan_id);
    }),
    changePlan: billing.changePlan.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await limitCashierUse(pool, user.id);
      return changePlan(services, user, input.plan_id);
    }),
    dropLowering: billing.dropLowering.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await limitCashierUse(pool, user.id);
      await dropLowering(services, user);
      return { done: true as const };
    }),
    cancel: billing.cancel.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await limitCashierUse(pool, user.id);
      await cancelSubscription(services, user);
      return { done: true as const };
    }),
    resume: billing.resume.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await limitCashierUse(pool, user.id);
      await resumeSubscription(services, user);
      return { done: true as const };
    }),
    refund: billing.refund.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await limitCashierUse(pool, user.id);
      return { cents: await refundWithinGuarantee(services, user) };
    }),
    openCardChange: billing.openCardChange.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await limitCashierUse(pool, user.id);
      return openCardChange(services, user);
    }),
  };
}

/** A cashier that does not answer keeps nobody from seeing what is known. */
async function refresh(services: Services, userId: string): Promise<void> {
  const running = await findRunningSubscription(services.db, userId);
  if (!running || running.source !== cashierSource(services)) return;
  await syncSubscription(services, running.cashierRef).catch((error: unknown) =>
    services.log.warn({ err: error, subscriptionId: running.id }, 'subscription could not be synced'),
  );
}
