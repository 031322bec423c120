import type { BookingMinutes, BookingQuote } from '@navor/contract';
import type { Language } from '@navor/languages';
import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { SignedIn } from '../../../../platform/access.ts';
import { findOverlaps } from '../../../../platform/calendar/find-overlaps.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { found } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { cashierSource, tutoringMinutesLeft } from '../../../billing/index.ts';
import { peopleSubquery } from '../../../identity/index.ts';
import { findFreeSlot } from '../../availability/find-free-slots.ts';
import { bookings } from '../../bookings.tables.ts';
import { priceBooking } from '../../price-booking.ts';
import { tutors } from '../../tutors.tables.ts';
import { minutesAfter } from '../state/booking-times.ts';

type Wish = { tutorId: string; startsAt: Date; minutes: BookingMinutes; language: Language };

/** What a slot would cost somebody now, and whether it is still to be had; nothing is promised by it. */
export async function quoteSlot(
  services: Services,
  { user, tier }: SignedIn,
  { tutorId, startsAt, minutes, language }: Wish,
  now: Date,
): Promise<BookingQuote> {
  const { db } = services;
  const person = peopleSubquery(db, 'teacher');
  const [row] = await db
    .select({ tutor: getTableColumns(tutors), name: person.fullName })
    .from(tutors)
    .innerJoin(person, eq(person.id, tutors.userId))
    .where(and(eq(tutors.id, tutorId), eq(tutors.status, 'approved')));
  const { tutor, name } = found(row);
  const endsAt = minutesAfter(startsAt, minutes);
  // What its learner holds of a tutor gives way to another wish of the same one: it is in nobody's way here.
  const held = await findHold(db, user.id, tutorId, now);
  const isThisSlot = held?.startsAt.getTime() === startsAt.getTime() && held.minutes === minutes;
  const [slot, minutesLeft, overlaps] = await Promise.all([
    findFreeSlot(db, tutorId, { minutes, startsAt, now, ...(held && { except: held.id }) }),
    tutoringMinutesLeft(db, user.id, now),
    findOverlaps(db, services, { userId: user.id, startsAt, endsAt, except: [held?.id], language }),
  ]);
  const { fullCents, cents, discountPercent } = priceBooking(tutor.centsPerHour, minutes, tier);
  return {
    tutor: { id: tutor.id, name },
    starts_at: startsAt,
    ends_at: endsAt,
    minutes,
    is_free: slot !== undefined && tutor.userId !== user.id,
    held_booking_id: isThisSlot ? held.id : null,
    list_cents: fullCents,
    cents,
    discount_percent: discountPercent,
    minutes_left: minutesLeft,
    cancellation_minutes: tutor.cancellationMinutes,
    takes_cards: cashierSource(services) !== null,
    overlaps: overlaps.map((entry) => ({ title: entry.title, starts_at: entry.startsAt, ends_at: entry.endsAt })),
  };
}

async function findHold(db: Db, learnerId: string, tutorId: string, now: Date) {
  const [held] = await db
    .select({ id: bookings.id, startsAt: bookings.startsAt, minutes: bookings.minutes })
    .from(bookings)
    .where(
      and(
        eq(bookings.learnerId, learnerId),
        eq(bookings.tutorId, tutorId),
        eq(bookings.status, 'held'),
        gt(bookings.heldUntil, now),
      ),
    );
  return held;
}
