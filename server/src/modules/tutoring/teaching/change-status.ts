import type { User } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { announceTutor } from '../announce-tutor.ts';
import { refreshNextFree } from '../availability/refresh-next-free.ts';
import { tutorApplied } from '../tutoring.events.ts';
import { mayApply, mayPause, mayResume } from '../tutors.policy.ts';
import { tutors } from '../tutors.tables.ts';
import type { OwnTutor } from './find-own-tutor.ts';
import { hasHours, needsOf } from './show-teaching.ts';

type Told = Pick<Services, 'db' | 'events'>;

/** Asks the administrators; asking again while they decide changes nothing. */
export function applyAsTutor({ db, events }: Told, userId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const tutor = await lockOwnTutor(tx, userId);
    if (!tutor) throw new AppError('PROFILE_INCOMPLETE', { needs: needsOf(undefined, false) });
    if (!mayApply(tutor)) return;
    const needs = needsOf(tutor, await hasHours(tx, tutor.id));
    if (needs.length > 0) throw new AppError('PROFILE_INCOMPLETE', { needs });
    await tx
      .update(tutors)
      .set({ status: 'applied', appliedAt: now, decidedAt: null, decidedBy: null, declineReason: null })
      .where(eq(tutors.id, tutor.id));
    await events.announce(tx, tutorApplied, { tutorId: tutor.id });
  });
}

/** What is booked stays booked; nothing new can be. */
export function pauseTutor(told: Told, userId: string, now: Date): Promise<void> {
  return move(told, userId, now, { isAllowed: mayPause, to: 'paused' });
}

export function resumeTutor(told: Told, { id, roles }: Pick<User, 'id' | 'roles'>, now: Date): Promise<void> {
  return move(told, id, now, { isAllowed: (tutor) => mayResume(tutor, roles), to: 'approved' });
}

type Move = { isAllowed: (tutor: OwnTutor) => boolean; to: 'approved' | 'paused' };

function move({ db, events }: Told, userId: string, now: Date, { isAllowed, to }: Move): Promise<void> {
  return db.transaction(async (tx) => {
    const tutor = await lockOwnTutor(tx, userId);
    if (!tutor) throw new AppError('NOT_FOUND');
    if (tutor.status === to) return;
    if (!isAllowed(tutor)) throw new AppError('FORBIDDEN');
    const pauseReason = to === 'paused' ? 'own_wish' : null;
    await tx.update(tutors).set({ status: to, pauseReason, updatedAt: now }).where(eq(tutors.id, tutor.id));
    await refreshNextFree(tx, tutor.id, now);
    await announceTutor(tx, { events }, tutor.id);
  });
}

async function lockOwnTutor(tx: Db, userId: string): Promise<OwnTutor | undefined> {
  const [tutor] = await tx.select().from(tutors).where(eq(tutors.userId, userId)).for('update');
  return tutor;
}
