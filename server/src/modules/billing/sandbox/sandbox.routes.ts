import { plans } from '@navor/contract';
import { signedIn, type Viewer } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { cashierSource } from '../cashier/require-cashier.ts';
import { type BuyerCheckout, checkoutStatus, findCheckout, type SandboxCheckout } from './checkouts/checkouts.ts';
import { trialEnd } from './checkouts/complete-checkout.ts';
import { confirmCheckout } from './checkouts/confirm-checkout.ts';
import { payCheckout } from './checkouts/pay-checkout.ts';

export function sandboxRoutes(services: Services) {
  const own = (viewer: Viewer, checkoutId: string): BuyerCheckout => {
    if (cashierSource(services) !== 'sandbox') throw new AppError('NOT_FOUND');
    return { checkoutId, userId: signedIn(viewer).user.id };
  };

  return {
    sandboxCheckout: os.billing.sandboxCheckout.handler(async ({ input, context: { viewer } }) =>
      presentCheckout(await findCheckout(services.db, own(viewer, input.id)), new Date()),
    ),

    sandboxPay: os.billing.sandboxPay.handler(({ input: { id, ...form }, context: { viewer } }) =>
      payCheckout(services, { ...own(viewer, id), form, now: new Date() }),
    ),

    sandboxConfirm: os.billing.sandboxConfirm.handler(async ({ input, context: { viewer } }) => {
      await confirmCheckout(services, {
        ...own(viewer, input.id),
        isConfirmed: input.is_confirmed,
        now: new Date(),
      });
      return { done: true as const };
    }),
  };
}

function presentCheckout(checkout: SandboxCheckout, now: Date) {
  const { id, purpose, planId, isTrial, pendingCard, leaveUrl } = checkout;
  const status = checkoutStatus(checkout, now);
  return {
    ...{ id, purpose, plan_id: planId, status, is_trial: isTrial },
    trial_ends_at: isTrial ? trialEnd(now) : null,
    due_cents: planId && purpose === 'subscribe' && !isTrial ? plans[planId].cents : 0,
    needs_confirmation: status === 'open' && pendingCard !== null,
    return_to: pathOf(leaveUrl),
  };
}

/** An address of this site without the site; paths stay as they are. */
function pathOf(address: string): string | null {
  const url = URL.parse(address, 'http://site.invalid');
  return url && url.pathname + url.search + url.hash;
}
