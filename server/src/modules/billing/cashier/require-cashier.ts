import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { createSandboxCashier } from '../sandbox/create-sandbox-cashier.ts';
import type { Cashier } from './cashier.ts';

/** Who takes payments in this installation: Stripe if its keys are set, in a demo a cashier for trying out, else nobody. */
export function cashierSource({ config }: Pick<Services, 'config'>): Cashier['source'] | null {
  if (config.stripe) return 'stripe';
  return config.isDemo ? 'sandbox' : null;
}

const cashiers = new WeakMap<Services, Promise<Cashier>>();

export function requireCashier(services: Services): Promise<Cashier> {
  const known = cashiers.get(services);
  if (known) return known;
  const cashier = createCashier(services);
  cashiers.set(services, cashier);
  return cashier;
}

async function createCashier(services: Services): Promise<Cashier> {
  const { stripe } = services.config;
  // Stripe's library is large: who does without Stripe does without it too.
  if (stripe) return (await import('../stripe/create-stripe-cashier.ts')).createStripeCashier(services, stripe);
  if (cashierSource(services) === 'sandbox') return createSandboxCashier(services);
  throw new AppError('PAYMENTS_UNAVAILABLE');
}
