import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { closePurchase, nullIfNeverOpened } from '../../billing/index.ts';

/**
 * Nobody can pay any more for a seat that they no longer have. Whoever has paid in the same moment is heard of as paid, and
 * gets a seat or the money back.
 */
export const closeSeatPurchase = defineJob({
  name: 'close-seat-purchase',
  input: z.object({ purchaseId: z.uuid() }),
  retries: 20,
  async run({ purchaseId }, services) {
    await closePurchase(services, purchaseId).catch(nullIfNeverOpened);
  },
});
