import type { Config } from '../../../platform/config.ts';

/** The cashier for trying out is open in demos alone, and never beside a real one. */
export function isSandboxOpen({ isDemo, stripe }: Pick<Config, 'isDemo' | 'stripe'>): boolean {
  return isDemo && !stripe;
}
