import type { Plan, PlanId } from '@navor/contract';
import Stripe from 'stripe';
import type { Services } from '../../../platform/services.ts';
import { createPlanPrices } from './plan-prices.ts';

export type StripeSettings = NonNullable<Services['config']['stripe']>;

/** What every operation at Stripe works with. */
export type StripeContext = {
  services: Services;
  stripe: Stripe;
  /** Stripe's name for the price of a plan, made there when it is needed for the first time. */
  priceOf: (plan: Plan) => Promise<string>;
  /** Null for a price that belongs to none of our plans. */
  planOfPrice: (priceId: string) => Promise<PlanId | null>;
};

export function createStripeContext(services: Services, settings: StripeSettings): StripeContext {
  const stripe = stripeClient(settings);
  return { services, stripe, ...createPlanPrices(stripe) };
}

function stripeClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiUrl && elsewhere(new URL(apiUrl))),
  });
}

function elsewhere({ protocol, hostname, port }: URL): Stripe.StripeConfig {
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
}
