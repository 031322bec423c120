import { limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';

/** Somebody who clicks about may; a program that hammers the cashier in their name may not. */
export function limitCashierUse(pool: Services['pool'], userId: string): Promise<void> {
  return limitUse(pool, `billing:${userId}`, { limit: 60, windowSeconds: 600 });
}
