import { signedIn } from '../../platform/access.ts';
import { os } from '../../platform/api.ts';
import type { Services } from '../../platform/services.ts';
import { findCurrentPlan } from './billing.queries.ts';

export function billingRoutes({ db }: Services) {
  return {
    checkSubscription: os.billing.checkSubscription.handler(async ({ context }) => {
      const plan = await findCurrentPlan(db, signedIn(context.viewer).user.id);
      return { subscribed: plan !== null, plan };
    }),
  };
}
