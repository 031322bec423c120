import { eq } from 'drizzle-orm';
import { AppError } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { sandboxCheckouts } from '../../sandbox.tables.ts';
import { type BuyerCheckout, lockCheckout } from './checkouts.ts';
import { completeCheckout } from './complete-checkout.ts';

/** The owner of a card answers the bank. A refusal leaves the checkout open for another card. */
export async function confirmCheckout(
  services: Services,
  { isConfirmed, now, ...own }: BuyerCheckout & { isConfirmed: boolean; now: Date },
): Promise<void> {
  const outcome = await services.db.transaction(async (tx) => {
    const locked = await lockCheckout(tx, { ...own, now });
    if (locked.kind === 'done') return 'done';
    const { checkout } = locked;
    if (!isConfirmed) {
      await tx.update(sandboxCheckouts).set({ pendingCard: null }).where(eq(sandboxCheckouts.id, checkout.id));
      return 'refused';
    }
    if (!checkout.pendingCard) throw new AppError('NOT_POSSIBLE_NOW');
    await completeCheckout(tx, services, { checkout, card: checkout.pendingCard, now });
    return 'done';
  });
  // Thrown only now, since the transaction has to keep that the card was dropped.
  if (outcome === 'refused') throw new AppError('CARD_DECLINED', { reason: 'not_confirmed' });
}
