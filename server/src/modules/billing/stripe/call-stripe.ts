import Stripe from 'stripe';
import type { Logger } from '../../../platform/logging.ts';
import { CardDeclined, CashierUnavailable } from '../cashier/cashier.ts';

/** Carries out what is asked of Stripe and tells in the port's words what went wrong. */
export async function callStripe<Answer>(log: Logger, action: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new CardDeclined(declineReason(error));
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    // Messages of Stripe quote keys and addresses, so they are neither logged nor kept as a cause.
    const { type, code, param, statusCode, requestId } = error;
    log.error({ action, type, code, param, statusCode, requestId }, 'Stripe could not do what it was asked');
    throw new CashierUnavailable(`Stripe: ${type}`);
  }
}

export function declineReason({ code, decline_code }: Refusal): CardDeclined['reason'] {
  const told = [code, decline_code];
  if (told.includes('insufficient_funds')) return 'insufficient_funds';
  if (told.includes('expired_card')) return 'expired';
  if (told.includes('authentication_required') || told.includes('payment_intent_authentication_failure')) {
    return 'not_confirmed';
  }
  return 'declined';
}

type Refusal = { code?: string | undefined; decline_code?: string | undefined };

/** Stripe does not have what it was asked for; for another account's things it says the same. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** What Stripe answers with, or null for what it does not have. */
export async function nullIfMissing<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Stripe refuses because of the state that something is in. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}
