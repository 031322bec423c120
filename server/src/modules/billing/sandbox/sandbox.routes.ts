import { type SandboxCheckout as PresentedCheckout, plans } from '@navor/contract';
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

function presentCheckout(checkout: SandboxCheckout, now: Date): PresentedCheckout {
  const { id, purpose, planId, isTrial, purchase, pendingCard, leaveUrl, expiresAt } = checkout;
  const status = checkoutStatus(checkout, now);
  const common = {
    ...{ id, status, return_to: pathOf(leaveUrl) },
    needs_confirmation: status === 'open' && pendingCard !== null,
  };
  if (purpose === 'card') return { ...common, purpose };
  if (purpose === 'purchase' && purchase) {
    return { ...common, purpose, title: purchase.title, due_cents: purchase.cents, held_until: expiresAt };
  }
  if (purpose !== 'subscribe' || !planId) throw new Error(`The checkout ${id} is for nothing`);
  return {
    ...{ ...common, purpose, plan_id: planId },
    trial_ends_at: isTrial ? trialEnd(now) : null,
    due_cents: isTrial ? 0 : plans[planId].cents,
  };
}

/** An address of this site without the site; paths stay as they are. */
function pathOf(address: string): string | null {
  const url = URL.parse(address, 'http://site.invalid');
  return url && url.pathname + url.search + url.hash;
}
