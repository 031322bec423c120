import { signedIn } from '../../platform/access.ts';
import { os } from '../../platform/api.ts';
import { AppError } from '../../platform/errors.ts';
import { screenUrl } from '../../platform/http/site-url.ts';
import { limitUse } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { findRecipient } from '../identity/index.ts';
import { atCashier } from './at-cashier.ts';
import type { Buyer } from './cashier.ts';
import { cashierSource, neededCashier } from './cashier-of.ts';
import { changePlan, previewChange } from './change-plan.ts';
import { findCheckout, leaveCheckout, presentCheckout } from './checkouts.ts';
import { cancelSubscription, dropLowering, resumeSubscription } from './end-subscription.ts';
import { followSubscription } from './follow-subscription.ts';
import { actionsOf, findRunningSubscription, loadBilling } from './load-billing.ts';
import { openCheckout } from './open-checkout.ts';
import { presentOverview, presentSubscription, unknownSubscription } from './present-billing.ts';
import { refundWithinGuarantee } from './refund-within-guarantee.ts';

/** Somebody who clicks about may; a program that hammers the cashier in their name may not. */
const cashierUse = { limit: 60, windowSeconds: 600 };

/** What people do with their own subscription. */
export function ownRoutes(services: Services) {
  const { billing } = os;
  const { pool, config } = services;
  const atMost = (userId: string) => limitUse(pool, `billing:${userId}`, cashierUse);
  return {
    offer: billing.offer.handler(() => ({ cashier: cashierSource(services) })),
    checkSubscription: billing.checkSubscription.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      try {
        return presentSubscription(await loadBilling(services, user));
      } catch (error) {
        context.log.error({ err: error }, 'subscription check failed');
        return unknownSubscription;
      }
    }),
    overview: billing.overview.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      if (input.fresh) {
        await atMost(user.id);
        await refresh(services, user.id);
      }
      return presentOverview(services, await loadBilling(services, user));
    }),
    openCheckout: billing.openCheckout.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await atMost(user.id);
      const wish = { planId: input.plan_id, returnTo: input.return_to ?? null };
      const { url, ...row } = await openCheckout(services, await buyerOf(services, user.id), wish);
      return { ...presentCheckout({ ...row, url }), url };
    }),
    checkout: billing.checkout.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await atMost(user.id);
      return presentCheckout(await findCheckout(services, user.id, input.id));
    }),
    leaveCheckout: billing.leaveCheckout.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await atMost(user.id);
      return presentCheckout(await leaveCheckout(services, user.id, input.id));
    }),
    previewChange: billing.previewChange.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await atMost(user.id);
      return previewChange(services, user, input.plan_id);
    }),
    changePlan: billing.changePlan.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await atMost(user.id);
      return changePlan(services, user, input.plan_id);
    }),
    dropLowering: billing.dropLowering.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await atMost(user.id);
      await dropLowering(services, user);
      return { done: true as const };
    }),
    cancel: billing.cancel.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await atMost(user.id);
      await cancelSubscription(services, user);
      return { done: true as const };
    }),
    resume: billing.resume.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await atMost(user.id);
      await resumeSubscription(services, user);
      return { done: true as const };
    }),
    refund: billing.refund.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await atMost(user.id);
      return { cents: await refundWithinGuarantee(services, user) };
    }),
    openCardChange: billing.openCardChange.handler(async ({ context }) => {
      const { user } = signedIn(context.viewer);
      await atMost(user.id);
      const loaded = await loadBilling(services, user);
      if (!loaded.subscription || !actionsOf(loaded).can_change_card) throw new AppError('NOT_POSSIBLE_NOW');
      const { cashierRef: subscriptionRef } = loaded.subscription;
      const buyer = await buyerOf(services, user.id);
      const returnUrl = screenUrl(config, 'ownSubscription', { from: 'cashier' });
      const cashier = await neededCashier(services);
      return atCashier(() => cashier.openCardChange({ buyer, subscriptionRef, returnUrl }));
    }),
  };
}

/** A cashier that does not answer keeps nobody from seeing what is known. */
async function refresh(services: Services, userId: string): Promise<void> {
  const running = await findRunningSubscription(services.db, userId);
  if (!running || running.source !== cashierSource(services)) return;
  await followSubscription(services, running.cashierRef).catch((error: unknown) =>
    services.log.warn({ err: error, subscriptionId: running.id }, 'subscription could not be looked at'),
  );
}

async function buyerOf({ db }: Services, userId: string): Promise<Buyer> {
  const person = await findRecipient(db, userId);
  if (!person) throw new AppError('NOT_AUTHENTICATED');
  const { id, email, name, language } = person;
  return { id, email, name, language };
}
