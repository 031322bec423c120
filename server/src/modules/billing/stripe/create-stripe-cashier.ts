import type { Services } from '../../../platform/services.ts';
import type { Cashier } from '../cashier.ts';
import { askStripe } from './ask-stripe.ts';
import { closeCheckout, findCheckout, openCheckout } from './checkouts.ts';
import { cancelAtPeriodEnd, endNow, resume } from './end-subscription.ts';
import { findSubscription } from './find-subscription.ts';
import { dropLowering, lowerPlan } from './lower-plan.ts';
import { openCardChange } from './open-card-change.ts';
import { previewRaise, raisePlan } from './raise-plan.ts';
import { refundPayment } from './refund-payment.ts';
import { openStripeTill, type StripeTill } from './stripe-till.ts';

/** Payments by Stripe. Its state is asked for whenever it matters; only the names of prices are remembered. */
export function createStripeCashier(services: Services, stripe: NonNullable<Services['config']['stripe']>): Cashier {
  const till = openStripeTill(services, stripe);
  const asking =
    <Args extends unknown[], Answer>(action: string, ask: (till: StripeTill, ...args: Args) => Promise<Answer>) =>
    (...args: Args) =>
      askStripe(services.log, action, () => ask(till, ...args));
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
