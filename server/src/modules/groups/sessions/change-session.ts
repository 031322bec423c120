import { eq } from 'drizzle-orm';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lockTutorTimes, releaseTime } from '../../tutoring/index.ts';
import { sessionChanged } from '../groups.events.ts';
import { groupSessions } from '../groups.tables.ts';
import { endOf, type SessionRow } from '../seats/seat-rules.ts';
import { countSeated, lockSession } from '../seats/seats.queries.ts';
import { settleSeats } from '../seats/settle-seats.ts';
import { handOverSession } from './hand-over-session.ts';
import {
  announceSearchable,
  columnsOf,
  refuseStart,
  refuseUnknownSubject,
  type SessionPlan,
  takeSessionTime,
  wrongField,
} from './session-plan.ts';

type Change = { sessionId: string; plan: SessionPlan; now: Date };

/**
 * Changes a session in one transaction with the tutor's time and the seats that it frees: another time is taken or nothing
 * is changed, and what is more room goes to those who wait. Nobody loses a seat by it.
 */
export async function changeSession(services: Services, { sessionId, plan, now }: Change): Promise<void> {
  await refuseUnknownSubject(services.db, plan.subject);
  await services.db.transaction(async (tx) => {
    const session = found(await lockSession(tx, sessionId));
    if (session.status !== 'planned' || endOf(session) <= now) throw new AppError('SESSION_OVER');
    const isMoved = +plan.startsAt !== +session.startsAt || plan.minutes !== session.minutes;
    if (isMoved && session.startsAt <= now) throw new AppError('SESSION_OVER');
    if (isMoved) refuseStart(plan.startsAt, now);
    await settleSeats(tx, services, session, now);
    const seated = await countSeated(tx, sessionId);
    if (plan.capacity < seated) throw wrongField('capacity', 'too_small', seated);
    if (isMoved || plan.tutor.id !== session.tutorId) {
      await lockTutorTimes(tx, plan.tutor.id, ...(session.tutorId ? [session.tutorId] : []));
      await releaseTime(tx, sessionId);
      await takeSessionTime(tx, sessionId, plan, now);
    }
    const newTutor = plan.tutor.id === session.tutorId ? undefined : plan.tutor;
    if (newTutor) await handOverSession(tx, services, session, { to: newTutor, now });
    const isForCalendars = isMoved || changesCalendars(session, plan);
    const [changed] = await tx
      .update(groupSessions)
      .set({
        ...{ ...columnsOf(plan), updatedAt: now },
        ...(isMoved && { movedAt: now }),
        ...(isForCalendars && { sequence: session.sequence + 1 }),
      })
      .where(eq(groupSessions.id, sessionId))
      .returning();
    if (isForCalendars) {
      const change = { sessionId, sequence: session.sequence + 1 };
      await services.events.announce(tx, sessionChanged, { ...change, newTutorUserId: newTutor?.userId });
    }
    await settleSeats(tx, services, found(changed), now);
    await announceSearchable(tx, services, sessionId);
  });
}

function changesCalendars(session: SessionRow, plan: SessionPlan): boolean {
  return plan.topic !== session.topic || plan.meetingUrl !== session.meetingUrl || plan.tutor.id !== session.tutorId;
}
