import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { sandboxVisits } from '../sandbox.tables.ts';
import { completeVisit } from './complete-visit.ts';
import { holdVisit, type OwnVisit } from './visits.ts';

/** The owner of a card answers the bank. A refusal leaves the visit open for another card. */
export async function confirmVisit(
  services: Services,
  { isConfirmed, now, ...own }: OwnVisit & { isConfirmed: boolean; now: Date },
): Promise<void> {
  const outcome = await services.db.transaction(async (tx) => {
    const held = await holdVisit(tx, { ...own, now });
    if (held.kind === 'done') return 'done';
    const { visit } = held;
    if (!isConfirmed) {
      await tx.update(sandboxVisits).set({ pendingCard: null }).where(eq(sandboxVisits.id, visit.id));
      return 'refused';
    }
    if (!visit.pendingCard) throw new AppError('NOT_POSSIBLE_NOW');
    await completeVisit(services, tx, { visit, card: visit.pendingCard, now });
    return 'done';
  });
  // Thrown only now, since the transaction has to keep that the card was dropped.
  if (outcome === 'refused') throw new AppError('CARD_DECLINED', { reason: 'not_confirmed' });
}
