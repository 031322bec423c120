import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { sandboxVisits } from '../sandbox.tables.ts';
import { completeVisit } from './complete-visit.ts';
import { type CardForm, readTestCard } from './read-test-card.ts';
import { holdVisit, type OwnVisit } from './visits.ts';

/** Pays with a test card, once: a visit that is done already is answered as if this had done it. */
export function payVisit(
  services: Services,
  { form, now, ...own }: OwnVisit & { form: CardForm; now: Date },
): Promise<{ kind: 'done' | 'confirm' }> {
  return services.db.transaction(async (tx) => {
    const held = await holdVisit(tx, { ...own, now });
    if (held.kind === 'done') return held;
    const read = readTestCard(form, now);
    switch (read.kind) {
      case 'unreadable':
        throw new AppError('INVALID_INPUT', { fields: read.fields });
      case 'declined':
        throw new AppError('CARD_DECLINED', { reason: 'declined' });
      case 'asks':
        await tx.update(sandboxVisits).set({ pendingCard: read.card }).where(eq(sandboxVisits.id, own.visitId));
        return { kind: 'confirm' };
      case 'taken':
        await completeVisit(services, tx, { visit: held.visit, card: read.card, now });
        return { kind: 'done' };
    }
  });
}
