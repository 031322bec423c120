import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { listen } from '../../../platform/events.ts';
import {
  findSeatNotice,
  findSessionNotice,
  lateSeatPaymentRefunded,
  listSeatNotices,
  type SeatNotice,
  type SessionNotice,
  seatLeft,
  seatOffered,
  seatOfferLapsed,
  seatTaken,
  sessionCancelled,
  sessionChanged,
  sessionHandedOver,
  sessionReminderDue,
  tutorAppointed,
} from '../../groups/index.ts';
import { sendAccountEmail } from '../send-account-email.ts';
import { lateSeatPaymentEmail } from '../templates/groups/late-seat-payment.ts';
import { seatLeftEmail } from '../templates/groups/seat-left.ts';
import { seatOfferLapsedEmail } from '../templates/groups/seat-offer-lapsed.ts';
import { seatOfferedEmail } from '../templates/groups/seat-offered.ts';
import { seatTakenEmail } from '../templates/groups/seat-taken.ts';
import { sessionCancelledEmail } from '../templates/groups/session-cancelled.ts';
import { sessionChangedEmail } from '../templates/groups/session-changed.ts';
import { sessionHandedOverEmail } from '../templates/groups/session-handed-over.ts';
import { sessionInvitation } from '../templates/groups/session-letter.ts';
import { sessionReminderEmail } from '../templates/groups/session-reminder.ts';
import { tutorAppointedEmail } from '../templates/groups/tutor-appointed.ts';

const seat = listen(seatTaken, 'email.seat-taken', async (db, taken, services) => {
  const { sessionId, userId, sequence, isPromotion } = taken;
  const found = await findSeat(db, sessionId, userId);
  if (found?.session.status !== 'planned' || found.seat.status !== 'taken') return;
  const { session } = found;
  await sendAccountEmail(db, services, userId, {
    cause: `seat-taken:${sessionId}:${userId}:${sequence}`,
    template: seatTakenEmail,
    data: { session, isPromotion },
    invitation: sessionInvitation(services.config, 'REQUEST', found),
  });
});

const departure = listen(seatLeft, 'email.seat-left', async (db, left, services) => {
  const { sessionId, userId, sequence, refundedCents } = left;
  const found = await findSeat(db, sessionId, userId);
  if (found?.seat.status !== 'left') return;
  const { session } = found;
  await sendAccountEmail(db, services, userId, {
    cause: `seat-left:${sessionId}:${userId}:${sequence}`,
    template: seatLeftEmail,
    data: { session, refundedCents, paidCents: paidCents(found.seat) },
    invitation: sessionInvitation(services.config, 'CANCEL', found),
  });
});

const offer = listen(seatOffered, 'email.seat-offered', async (db, offered, services) => {
  const { sessionId, userId, until } = offered;
  const found = await findSeat(db, sessionId, userId);
  if (found?.session.status !== 'planned' || found.seat.status !== 'offered' || until <= new Date()) return;
  await sendAccountEmail(db, services, userId, {
    // Whoever let one offer pass may wait for another.
    cause: `seat-offered:${sessionId}:${userId}:${until.toISOString()}`,
    template: seatOfferedEmail,
    data: { session: found.session, cents: found.seat.cents, until },
    unverified: 'dropped',
  });
});

const lapse = listen(seatOfferLapsed, 'email.seat-offer-lapsed', async (db, { sessionId, userId }, services) => {
  const found = await findSeat(db, sessionId, userId);
  const hasSeat = found?.seat.status === 'taken' || found?.seat.status === 'held';
  if (found?.session.status !== 'planned' || hasSeat) return;
  await sendAccountEmail(db, services, userId, {
    // The same may happen again, so the event's delivery, which happens once, is the cause.
    cause: `seat-offer-lapsed:${randomUUID()}`,
    template: seatOfferLapsedEmail,
    data: { session: found.session },
    kind: 'groups',
    unverified: 'dropped',
  });
});

const latePayment = listen(lateSeatPaymentRefunded, 'email.late-seat-payment', async (db, refunded, services) => {
  const { sessionId, userId, purchaseId, cents } = refunded;
  const session = await findSessionNotice(db, sessionId);
  if (!session) return;
  await sendAccountEmail(db, services, userId, {
    cause: `late-seat-payment:${purchaseId}`,
    template: lateSeatPaymentEmail,
    data: { session, cents },
  });
});

const change = listen(sessionChanged, 'email.session-changed', async (db, changed, services) => {
  const { sessionId, sequence, newTutorUserId } = changed;
  const session = await findSessionNotice(db, sessionId);
  // One that was changed once more meanwhile is told of by that.
  if (session?.status !== 'planned' || session.sequence !== sequence) return;
  for (const { userId, seat } of await listParticipants(db, session)) {
    if (userId === newTutorUserId) continue;
    await sendAccountEmail(db, services, userId, {
      cause: `session-changed:${sessionId}:${sequence}:${userId}`,
      template: sessionChangedEmail,
      data: { session },
      invitation: sessionInvitation(services.config, 'REQUEST', { session, seat }),
    });
  }
});

const handover = listen(sessionHandedOver, 'email.session-handed-over', async (db, handedOver, services) => {
  const { sessionId, formerTutorUserId: userId, sequence } = handedOver;
  const session = await findSessionNotice(db, sessionId);
  // Who has got it back meanwhile is told of it as the tutor.
  if (!session || session.tutor?.userId === userId) return;
  const seat = await findSeatNotice(db, sessionId, userId);
  await sendAccountEmail(db, services, userId, {
    cause: `session-handed-over:${sessionId}:${sequence}:${userId}`,
    template: sessionHandedOverEmail,
    data: { session },
    invitation: sessionInvitation(services.config, 'CANCEL', { session, seat }),
  });
});

const appointment = listen(tutorAppointed, 'email.tutor-appointed', async (db, appointed, services) => {
  const { sessionId, sequence, userId } = appointed;
  const session = await findSessionNotice(db, sessionId);
  // By now it may have gone to a third.
  if (session?.status !== 'planned' || session.tutor?.userId !== userId) return;
  const seat = await findSeatNotice(db, sessionId, userId);
  await sendAccountEmail(db, services, userId, {
    cause: `tutor-appointed:${sessionId}:${sequence}`,
    template: tutorAppointedEmail,
    data: { session },
    invitation: sessionInvitation(services.config, 'REQUEST', { session, seat }),
  });
});

const cancellation = listen(sessionCancelled, 'email.session-cancelled', async (db, { sessionId }, services) => {
  const session = await findSessionNotice(db, sessionId);
  if (session?.status !== 'cancelled') return;
  const letterTo = (userId: string, refundedCents: number) => ({
    cause: `session-cancelled:${sessionId}:${userId}`,
    template: sessionCancelledEmail,
    data: { session, refundedCents },
  });
  for (const { userId, seat, refundedCents } of await listParticipants(db, session)) {
    const invitation = sessionInvitation(services.config, 'CANCEL', { session, seat });
    await sendAccountEmail(db, services, userId, { ...letterTo(userId, refundedCents), invitation });
  }
  // Their calendars have never heard of it from us.
  for (const { userId } of await listSeatNotices(db, sessionId, 'waiting')) {
    await sendAccountEmail(db, services, userId, letterTo(userId, 0));
  }
});

const reminder = listen(sessionReminderDue, 'email.session-reminder', async (db, due, services) => {
  const { sessionId, userId, before, startsAt } = due;
  const session = await findSessionNotice(db, sessionId);
  const isAsBefore = session?.status === 'planned' && session.startsAt.getTime() === startsAt.getTime();
  if (!isAsBefore || startsAt <= new Date()) return;
  const isTutor = session.tutor?.userId === userId;
  if (!isTutor && (await findSeatNotice(db, sessionId, userId))?.status !== 'taken') return;
  await sendAccountEmail(db, services, userId, {
    cause: `session-reminder:${sessionId}:${before}:${startsAt.toISOString()}:${userId}`,
    template: sessionReminderEmail,
    data: { session },
    kind: 'reminders',
    unverified: 'dropped',
  });
});

/** Whoever has a seat, loses it, pays for it or has to come at another time is told of it; reminders can be done without. */
export const groupEmailListeners = [
  ...[seat, departure, offer, lapse, latePayment],
  ...[change, handover, appointment, cancellation, reminder],
];

async function findSeat(
  db: Db,
  sessionId: string,
  userId: string,
): Promise<{ session: SessionNotice; seat: SeatNotice } | undefined> {
  const session = await findSessionNotice(db, sessionId);
  const seat = session && (await findSeatNotice(db, sessionId, userId));
  return seat && { session, seat };
}

type Participant = { userId: string; seat: SeatNotice | undefined; refundedCents: number };

/** Whoever has a seat, and the tutor, who may have had one before they took the session over. */
async function listParticipants(db: Db, { id, tutor }: SessionNotice): Promise<Participant[]> {
  const seats = await listSeatNotices(db, id, 'taken');
  const participants = seats.map((seat) => ({ userId: seat.userId, seat, refundedCents: paidCents(seat) }));
  if (!tutor) return participants;
  const { userId } = tutor;
  return [...participants, { userId, seat: await findSeatNotice(db, id, userId), refundedCents: 0 }];
}

function paidCents({ payment, cents }: SeatNotice): number {
  return payment === 'card' ? cents : 0;
}
