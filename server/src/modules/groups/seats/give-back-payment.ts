import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { refundPurchase } from '../../billing/index.ts';
import { closeSeatPurchase } from './close-seat-purchase.ts';
import type { SeatRow } from './seat-rules.ts';

/** Of a seat that somebody loses through no choice of theirs: everything they paid, and nothing more is to be paid for it. */
export async function giveBackPayment(
  tx: Db,
  services: Services,
  { purchaseId, status, cents }: SeatRow,
  reason: 'group-session-cancelled' | 'group-seat-of-tutor',
): Promise<void> {
  if (!purchaseId) return;
  if (status !== 'taken') return services.jobs.enqueue(tx, closeSeatPurchase, { purchaseId });
  await refundPurchase(tx, services, { purchaseId, cents, key: `${reason}:${purchaseId}` });
}
