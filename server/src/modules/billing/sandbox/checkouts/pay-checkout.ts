import { eq } from 'drizzle-orm';
import { AppError } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { sandboxCheckouts } from '../../sandbox.tables.ts';
import { type BuyerCheckout, lockCheckout } from './checkouts.ts';
import { completeCheckout } from './complete-checkout.ts';
import { type CardForm, readTestCard } from './read-test-card.ts';

/** Pays with a test card, once: a checkout that is done already is answered as if this had done it. */
export function payCheckout(
  services: Services,
  { form, now, ...own }: BuyerCheckout & { form: CardForm; now: Date },
): Promise<{ kind: 'done' | 'confirm' }> {
  return services.db.transaction(async (tx) => {
    const locked = await lockCheckout(tx, { ...own, now });
    if (locked.kind === 'done') return locked;
    const read = readTestCard(form, now);
    switch (read.kind) {
      case 'unreadable':
        throw new AppError('INVALID_INPUT', { fields: read.fields });
      case 'declined':
        throw new AppError('CARD_DECLINED', { reason: 'declined' });
      case 'asks':
        await tx
          .update(sandboxCheckouts)
          .set({ pendingCard: read.card })
          .where(eq(sandboxCheckouts.id, own.checkoutId));
        return { kind: 'confirm' };
      case 'taken':
        await completeCheckout(tx, services, { checkout: locked.checkout, card: read.card, now });
        return { kind: 'done' };
    }
  });
}
