import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { giveRole } from '../../identity/index.ts';
import { announceTutor } from '../announce-tutor.ts';
import { refreshNextFree } from '../availability/refresh-next-free.ts';
import { tutorDecided } from '../tutoring.events.ts';
import { mayBeDecided } from '../tutors.policy.ts';
import { tutors } from '../tutors.tables.ts';

export type Decision = { isApproved: true } | { isApproved: false; reason: string };

type Deciding = { tutorId: string; actorId: string; decision: Decision; now: Date };

/** Makes somebody a tutor or says why not; the same decision sent twice is made once. */
export function decideApplication(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { tutorId, actorId, decision, now }: Deciding,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [tutor] = await tx.select().from(tutors).where(eq(tutors.id, tutorId)).for('update');
    // A draft is nobody's business but its author's.
    if (!tutor || tutor.status === 'draft') throw new AppError('NOT_FOUND');
    const status = decision.isApproved ? 'approved' : 'declined';
    if (tutor.status === status && tutor.decidedBy === actorId) return;
    if (!mayBeDecided(tutor)) throw new AppError('ALREADY_DECIDED');
    const declineReason = decision.isApproved ? null : decision.reason;
    await tx
      .update(tutors)
      .set({ status, decidedAt: now, decidedBy: actorId, declineReason })
      .where(eq(tutors.id, tutorId));
    if (decision.isApproved) {
      await giveRole(tx, tutor.userId, 'tutor');
      await refreshNextFree(tx, tutorId, now);
    }
    await recordAudit(tx, {
      actorId,
      subjectId: tutor.userId,
      action: decision.isApproved ? 'tutor_approved' : 'tutor_declined',
      reason: declineReason,
      details: { tutor_id: tutorId },
    });
    await events.announce(tx, tutorDecided, { tutorId, isApproved: decision.isApproved, at: now });
    await announceTutor(tx, { events }, tutorId);
  });
}
