import { AppError } from '../../../platform/errors.ts';
import { CardDeclined, CashierUnavailable } from './cashier.ts';

/** Asks something of the cashier, with its refusals in the words of the API. */
export async function callCashier<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CardDeclined) throw new AppError('CARD_DECLINED', { reason: error.reason });
    if (error instanceof CashierUnavailable) throw new AppError('PAYMENTS_UNAVAILABLE');
    throw error;
  }
}
