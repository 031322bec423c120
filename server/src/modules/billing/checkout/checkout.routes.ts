import type { Checkout } from '@navor/contract';
import { signedIn } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { findBuyer } from '../billing.queries.ts';
import { limitCashierUse } from '../cashier/limit-cashier-use.ts';
import type { CheckoutRow } from './checkouts.queries.ts';
import { leaveCheckout } from './leave-checkout.ts';
import { openCheckout } from './open-checkout.ts';
import { findCheckout } from './sync-checkout.ts';

/** The way to a subscription: from the choice of a plan to the cashier's page, and back. */
export function checkoutRoutes(services: Services) {
  const { billing } = os;
  const { db, pool } = services;
  return {
    openCheckout: billing.openCheckout.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await limitCashierUse(pool, user.id);
      const wanted = { planId: input.plan_id, returnTo: input.return_to ?? null };
      const { url, ...row } = await openCheckout(services, await findBuyer(db, user.id), wanted);
      return { ...presentCheckout({ ...row, url }), url };
    }),

    checkout: billing.checkout.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await limitCashierUse(pool, user.id);
      return presentCheckout(await findCheckout(services, user.id, input.id));
    }),

    leaveCheckout: billing.leaveCheckout.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      await limitCashierUse(pool, user.id);
      return presentCheckout(await leaveCheckout(services, user.id, input.id));
    }),
  };
}

function presentCheckout({ id, planId, isTrial, status, url, returnTo }: CheckoutRow): Checkout {
  return {
    ...{ id, plan_id: planId, is_trial: isTrial, status },
    url: status === 'open' ? url : null,
    return_to: returnTo,
  };
}
