import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { giveRole } from '../../identity/index.ts';
import { authorshipDecided } from '../authorship.events.ts';
import { authorRequests } from '../authorship.tables.ts';

export type AuthorDecision = { isApproved: true } | { isApproved: false; reason: string };

type Deciding = { requestId: string; actorId: string; decision: AuthorDecision; now: Date };

/** Makes somebody an author or says why not; the same decision sent twice is made once. */
export function decideRequest(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { requestId, actorId, decision, now }: Deciding,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(authorRequests).where(eq(authorRequests.id, requestId)).for('update');
    const { userId, status: before, decidedBy } = found(row);
    const status = decision.isApproved ? 'approved' : 'declined';
    if (before === status && decidedBy === actorId) return;
    if (before !== 'open') throw new AppError('ALREADY_DECIDED');
    const declineReason = decision.isApproved ? null : decision.reason;
    await tx
      .update(authorRequests)
      .set({ status, decidedAt: now, decidedBy: actorId, declineReason })
      .where(eq(authorRequests.id, requestId));
    if (decision.isApproved) await giveRole(tx, userId, 'author');
    await recordAudit(tx, {
      ...{ actorId, subjectId: userId, reason: declineReason, details: { request_id: requestId } },
      action: decision.isApproved ? 'author_approved' : 'author_declined',
    });
    await events.announce(tx, authorshipDecided, { requestId });
  });
}
