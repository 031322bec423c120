import type { Services } from '../../../platform/services.ts';
import type { Cashier } from '../cashier/cashier.ts';
import { callStripe } from './call-stripe.ts';
import { closeCheckout, findCheckout, openCheckout } from './checkouts/checkouts.ts';
import { openCardChange } from './checkouts/open-card-change.ts';
import { findPurchase, openPurchase, refundPurchase } from './checkouts/purchases.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { createStripeContext, type StripeContext } from './stripe-context.ts';
import { cancelAtPeriodEnd, endNow, resume } from './subscriptions/end-subscription.ts';
import { findSubscription } from './subscriptions/find-subscription.ts';
import { dropLowering, lowerPlan } from './subscriptions/lower-plan.ts';
import { previewRaise, raisePlan } from './subscriptions/raise-plan.ts';

/** Payments by Stripe. Its state is asked for whenever it matters; only the names of prices are remembered. */
export function createStripeCashier(services: Services, stripe: NonNullable<Services['config']['stripe']>): Cashier {
  const context = createStripeContext(services, stripe);
  const bind =
    <Args extends unknown[], Answer>(
      action: string,
      operation: (context: StripeContext, ...args: Args) => Promise<Answer>,
    ) =>
    (...args: Args) =>
      callStripe(services.log, action, () => operation(context, ...args));
  return {
    source: 'stripe',
    openCheckout: bind('open checkout', openCheckout),
    findCheckout: bind('find checkout', findCheckout),
    closeCheckout: bind('close checkout', closeCheckout),
    findSubscription: bind('find subscription', findSubscription),
    previewRaise: bind('preview raise', previewRaise),
    raisePlan: bind('raise plan', raisePlan),
    lowerPlan: bind('lower plan', lowerPlan),
    dropLowering: bind('drop lowering', dropLowering),
    cancelAtPeriodEnd: bind('cancel at period end', cancelAtPeriodEnd),
    resume: bind('resume', resume),
    endNow: bind('end now', endNow),
    refund: bind('refund', refundPayment),
    openCardChange: bind('open card change', openCardChange),
    openPurchase: bind('open purchase', openPurchase),
    findPurchase: bind('find purchase', findPurchase),
    closePurchase: bind('close purchase', closeCheckout),
    refundPurchase: bind('refund purchase', refundPurchase),
  };
}
