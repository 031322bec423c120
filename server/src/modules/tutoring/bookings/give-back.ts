import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { refundPurchase, returnTutoringMinutes } from '../../billing/index.ts';
import { minutesCause } from './holding/hold-slot.ts';
import type { Refund } from './state/booking-state.ts';
import type { BookingRow } from './state/booking-times.ts';

/** Gives the learner back what a booking was paid with. A booking is paid back once, whatever the reason. */
export async function giveBack(
  tx: Db,
  services: Services,
  { id, learnerId, purchaseId }: BookingRow,
  refund: Refund,
  now: Date,
): Promise<void> {
  if (refund.minutes > 0) await returnTutoringMinutes(tx, { userId: learnerId, cause: minutesCause(id), now });
  if (refund.cents > 0 && purchaseId) {
    await refundPurchase(tx, services, { purchaseId, cents: refund.cents, key: `booking:${id}` });
  }
}
