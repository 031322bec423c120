import { screenPath } from '@navor/contract';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { CalendarEntry, CalendarPeriod, CalendarSource } from '../../../platform/calendar-source.ts';
import type { Texts } from '../../../platform/texts.ts';
import { bookings } from '../bookings.tables.ts';
import { bookingsWithPeople, type FoundBooking, isTaughtBy, toFoundBooking } from './bookings.queries.ts';
import { endOf } from './state/booking-times.ts';

/** Bookings in the calendars of both sides; for its learner also the slot that they are about to pay for. */
export const bookingsCalendarSource: CalendarSource = {
  name: 'bookings',
  isInPerson: true,
  async load(db, period, texts) {
    const { userId, from, to } = period;
    // Longer than any booking, so that the index finds what has begun before the period.
    const earliest = new Date(from.getTime() - 3 * 60 * 60 * 1000);
    const isHeldNow = and(eq(bookings.status, 'held'), sql`${bookings.heldUntil} > now()`);
    const isConfirmed = eq(bookings.status, 'confirmed');
    const rows = await bookingsWithPeople(db)
      .where(
        and(
          gt(bookings.startsAt, earliest),
          lt(bookings.startsAt, to),
          or(and(eq(bookings.learnerId, userId), or(isConfirmed, isHeldNow)), and(isTaughtBy(db, userId), isConfirmed)),
        ),
      )
      .orderBy(bookings.startsAt);
    return rows
      .map(toFoundBooking)
      .filter(({ booking }) => endOf(booking) > from)
      .map((found) => toEntry(found, period, texts));
  },
};

/** As one of the two has it in their calendar. */
export function toEntry(
  { booking, tutor, learner }: FoundBooking,
  { userId, language }: Pick<CalendarPeriod, 'userId' | 'language'>,
  texts: Texts,
): CalendarEntry {
  const isLearner = booking.learnerId === userId;
  const title = isLearner
    ? texts.say(language, 'bookings:calendar.learner', {
        tutor: tutor?.name ?? texts.say(language, 'bookings:goneTutor'),
      })
    : texts.say(language, 'bookings:calendar.tutor', { learner: learner.name });
  const isConfirmed = booking.status === 'confirmed';
  return {
    kind: 'booking',
    id: booking.id,
    sequence: booking.sequence,
    title,
    description: booking.topic,
    startsAt: booking.startsAt,
    endsAt: endOf(booking),
    isAllDay: false,
    location: isConfirmed ? booking.meetingUrl : null,
    path: screenPath('booking', { bookingId: booking.id }),
    isTentative: !isConfirmed,
    actions: { canMove: false, canResize: false, canDelete: false },
  };
}
