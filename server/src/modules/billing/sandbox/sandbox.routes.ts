import { plans } from '@navor/contract';
import { signedIn, type Viewer } from '../../../platform/access.ts';
import { os } from '../../../platform/api.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { trialEnd } from './complete-visit.ts';
import { confirmVisit } from './confirm-visit.ts';
import { payVisit } from './pay-visit.ts';
import { isSandboxOpen } from './sandbox-mode.ts';
import { findVisit, type OwnVisit, type Visit, visitStatus } from './visits.ts';

export function sandboxRoutes(services: Services) {
  const own = (viewer: Viewer, visitId: string): OwnVisit => {
    if (!isSandboxOpen(services.config)) throw new AppError('NOT_FOUND');
    return { visitId, userId: signedIn(viewer).user.id };
  };

  return {
    sandboxCheckout: os.billing.sandboxCheckout.handler(async ({ input, context: { viewer } }) =>
      presentVisit(await findVisit(services.db, own(viewer, input.id)), new Date()),
    ),

    sandboxPay: os.billing.sandboxPay.handler(({ input: { id, ...form }, context: { viewer } }) =>
      payVisit(services, { ...own(viewer, id), form, now: new Date() }),
    ),

    sandboxConfirm: os.billing.sandboxConfirm.handler(async ({ input, context: { viewer } }) => {
      await confirmVisit(services, {
        ...own(viewer, input.id),
        isConfirmed: input.is_confirmed,
        now: new Date(),
      });
      return { done: true as const };
    }),
  };
}

function presentVisit(visit: Visit, now: Date) {
  const { id, purpose, planId, isTrial, pendingCard, leaveUrl } = visit;
  const status = visitStatus(visit, now);
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
