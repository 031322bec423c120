import type { BookingSide } from '@navor/contract';
import { eq, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { bookings } from '../bookings.tables.ts';
import { tutors } from '../tutors.tables.ts';
import { endOf, freeUntil, noShowDisputeUntil } from './state/booking-times.ts';

/** What messages tell of a booking; never what the tutor notes for themselves. */
const told = {
  id: bookings.id,
  status: bookings.status,
  startsAt: bookings.startsAt,
  minutes: bookings.minutes,
  payment: bookings.payment,
  cents: bookings.cents,
  meetingUrl: bookings.meetingUrl,
  topic: bookings.topic,
  sequence: bookings.sequence,
  cancelledBy: bookings.cancelledBy,
  cancelReason: bookings.cancelReason,
  refundedCents: bookings.refundedCents,
  noShowOf: bookings.noShowOf,
};

export type BookingNotice = Pick<InferSelectModel<typeof bookings>, keyof typeof told> & {
  endsAt: Date;
  /** The last moment in which a learner who cancels gets everything back. */
  freeUntil: Date;
  learner: { userId: string; name: string };
  /** Null once the tutor's account is gone. */
  tutor: { userId: string; name: string } | null;
  /** Until when whoever is said not to have come may say otherwise. */
  disputeUntil: Date | null;
};

/** A booking as it is now, with the names of both sides. */
export async function findBookingNotice(db: Db, bookingId: string): Promise<BookingNotice | undefined> {
  const learner = peopleSubquery(db, 'notice_learner');
  const teacher = peopleSubquery(db, 'notice_tutor');
  const [found] = await db
    .select({
      booking: told,
      rule: { cancellationMinutes: bookings.cancellationMinutes, isMovedByTutor: bookings.isMovedByTutor },
      reportedAt: bookings.noShowReportedAt,
      ...{ learnerId: learner.id, learnerName: learner.fullName },
      ...{ tutorUserId: tutors.userId, tutorName: teacher.fullName },
    })
    .from(bookings)
    .innerJoin(learner, eq(learner.id, bookings.learnerId))
    .leftJoin(tutors, eq(tutors.id, bookings.tutorId))
    .leftJoin(teacher, eq(teacher.id, tutors.userId))
    .where(eq(bookings.id, bookingId));
  if (!found) return undefined;
  const { booking, rule, reportedAt, learnerId, learnerName, tutorUserId, tutorName } = found;
  return {
    ...booking,
    endsAt: endOf(booking),
    freeUntil: freeUntil({ ...booking, ...rule }),
    learner: { userId: learnerId, name: learnerName },
    tutor: tutorUserId ? { userId: tutorUserId, name: tutorName ?? '' } : null,
    disputeUntil: reportedAt && noShowDisputeUntil(reportedAt),
  };
}

/** Who is on that side; nobody where the tutor's account is gone. */
export function personOn(side: BookingSide, { learner, tutor }: Pick<BookingNotice, 'learner' | 'tutor'>) {
  return side === 'learner' ? learner : tutor;
}
