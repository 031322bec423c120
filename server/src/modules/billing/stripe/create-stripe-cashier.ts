import type { Services } from '../../../platform/services.ts';
import type { Cashier } from '../cashier/cashier.ts';
import { callStripe } from './call-stripe.ts';
import { closeCheckout, findCheckout, openCheckout } from './checkouts.ts';
import { cancelAtPeriodEnd, endNow, resume } from './end-subscription.ts';
import { findSubscription } from './find-subscription.ts';
import { dropLowering, lowerPlan } from './lower-plan.ts';
import { openCardChange } from './open-card-change.ts';
import { previewRaise, raisePlan } from './raise-plan.ts';
import { refundPayment } from './refund-payment.ts';
import { createStripeContext, type StripeContext } from './stripe-context.ts';

/** Payments by Stripe. Its state is asked for whenever it matters; only the names of prices are remembered. */
export function createStripeCashier(services: Services, stripe: NonNullable<Services['config']['stripe']>): Cashier {
  const context = createStripeContext(services, stripe);
  const asking =
    <Args extends unknown[], Answer>(action: string, ask: (context: StripeContext, ...args: Args) => Promise<Answer>) =>
    (...args: Args) =>
      callStripe(services.log, action, () => ask(context, ...args));
  return {
    source: 'stripe',
    openCheckout: asking('open checkout', openCheckout),
    findCheckout: asking('find checkout', findCheckout),
    closeCheckout: asking('close checkout', closeCheckout),
    findSubscription: asking('find subscription', findSubscription),
    previewRaise: asking('preview raise', previewRaise),
    raisePlan: asking('raise plan', raisePlan),
    lowerPlan: asking('lower plan', lowerPlan),
    dropLowering: asking('drop lowering', dropLowering),
    cancelAtPeriodEnd: asking('cancel at period end', cancelAtPeriodEnd),
    resume: asking('resume', resume),
    endNow: asking('end now', endNow),
    refund: asking('refund', refundPayment),
    openCardChange: asking('open card change', openCardChange),
  };
}
