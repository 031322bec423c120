import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** Where Stripe's messages arrive; without its keys there is no such address. Its library is loaded with the first one. */
export function receiveFromStripe(services: Services): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!services.config.stripe) throw new AppError('NOT_FOUND');
    const { stripeWebhook } = await import('./stripe/stripe-webhook.ts');
    return stripeWebhook(services)(request);
  };
}
