import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Cashier } from './cashier.ts';
import { createSandboxCashier } from './sandbox/create-sandbox-cashier.ts';
import { createStripeCashier } from './stripe/create-stripe-cashier.ts';

const cashiers = new WeakMap<Services, Cashier | null>();

/** Who takes payments in this installation: Stripe if its keys are set, in a demo a cashier for trying out, else nobody. */
export function cashierOf(services: Services): Cashier | null {
  const known = cashiers.get(services);
  if (known !== undefined) return known;
  const cashier = createCashier(services);
  cashiers.set(services, cashier);
  return cashier;
}

export function neededCashier(services: Services): Cashier {
  const cashier = cashierOf(services);
  if (!cashier) throw new AppError('PAYMENTS_UNAVAILABLE');
  return cashier;
}

function createCashier(services: Services): Cashier | null {
  if (services.config.stripe) return createStripeCashier(services, services.config.stripe);
  return services.config.isDemo ? createSandboxCashier(services) : null;
}
