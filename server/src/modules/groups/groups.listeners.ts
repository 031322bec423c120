import { defaultLanguage, isLanguage } from '@navor/languages';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type Listener, listen } from '../../platform/events.ts';
import type { Services } from '../../platform/services.ts';
import { purchasePaid } from '../billing/index.ts';
import { accountClosing, emailVerified } from '../identity/index.ts';
import { tutors } from '../tutoring/index.ts';
import { groupSeats, groupSessions } from './groups.tables.ts';
import { leaveSession } from './seats/leave-session.ts';
import { lockSession } from './seats/seats.queries.ts';
import { settleSeats } from './seats/settle-seats.ts';
import { takePaidSeat } from './seats/take-paid-seat.ts';
import { cancelSession } from './sessions/cancel-session.ts';

export const groupsListeners: Listener[] = [
  listen(purchasePaid, 'groups.seat-paid', async (tx, { purchaseId, subject, cents, at }, services) => {
    if (subject.kind !== 'group_seat') return;
    await takePaidSeat(tx, services, { purchaseId, seatId: subject.id, cents, at, now: new Date() });
  }),
  // An account that is about to go keeps no seat from others, and holds no session.
  listen(accountClosing, 'groups.account-closing', async (tx, { userId }, services) => {
    const now = new Date();
    await leaveAll(tx, services, userId, now);
    await cancelAll(tx, services, userId, now);
  }),
  // Free seats are not offered to whom no message reaches; from now on it does.
  listen(emailVerified, 'groups.email-verified', (tx, { userId }, services) =>
    settleAwaited(tx, services, userId, new Date()),
  ),
];

async function settleAwaited(tx: Db, services: Services, userId: string, now: Date): Promise<void> {
  const awaited = await tx
    .select({ sessionId: groupSeats.sessionId })
    .from(groupSeats)
    .where(and(eq(groupSeats.userId, userId), eq(groupSeats.status, 'waiting')))
    .orderBy(groupSeats.sessionId);
  for (const { sessionId } of awaited) {
    const session = await lockSession(tx, sessionId);
    if (session) await settleSeats(tx, services, session, now);
  }
}

async function leaveAll(tx: Db, services: Services, userId: string, now: Date): Promise<void> {
  const seats = await tx
    .select({ sessionId: groupSeats.sessionId })
    .from(groupSeats)
    .innerJoin(groupSessions, eq(groupSessions.id, groupSeats.sessionId))
    .where(and(eq(groupSeats.userId, userId), ne(groupSeats.status, 'left'), gt(groupSessions.startsAt, now)))
    // In one order, for two who close their accounts at once.
    .orderBy(groupSeats.sessionId);
  for (const { sessionId } of seats) await leaveSession(tx, services, { sessionId, userId, now });
}

async function cancelAll(tx: Db, services: Services, userId: string, now: Date): Promise<void> {
  const held = await tx
    .select({ id: groupSessions.id, language: groupSessions.language })
    .from(groupSessions)
    .innerJoin(tutors, eq(tutors.id, groupSessions.tutorId))
    .where(and(eq(tutors.userId, userId), eq(groupSessions.status, 'planned'), gt(groupSessions.startsAt, now)))
    .orderBy(groupSessions.id);
  for (const { id: sessionId, language } of held) {
    const reason = services.texts.say(isLanguage(language) ? language : defaultLanguage, 'groups:tutorLeft');
    await cancelSession(tx, services, { sessionId, reason, now });
  }
}
