import { and, eq, gt, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { bookings } from '../bookings.tables.ts';
import { dayExceptions, takenTimes, timeOff, tutors, weeklyHours } from '../tutors.tables.ts';
import { type Availability, daysToRead, deriveSlots, type Slot, type SlotQuery } from './derive-slots.ts';

/** In a constant number of statements; `except` leaves one booking's own time out of what is taken (rescheduling). */
export async function findFreeSlots(
  db: Db,
  tutorId: string,
  { except, ...query }: SlotQuery & { except?: string },
): Promise<Slot[]> {
  if (query.from >= query.to) return [];
  const tutor = await findAvailability(db, tutorId, query);
  // Who pauses takes no new bookings; those that are there can still be moved.
  const isOpen = tutor?.status === 'approved' || (tutor?.status === 'paused' && except !== undefined);
  if (!tutor || !isOpen) return [];
  return deriveSlots(tutor, query, await findTaken(db, tutorId, query, except));
}

/** The slot that begins at that very moment, derived anew; undefined if it is no (longer a) free one. */
export async function findFreeSlot(
  db: Db,
  tutorId: string,
  { startsAt, ...query }: Pick<SlotQuery, 'minutes' | 'now'> & { startsAt: Date; except?: string },
): Promise<Slot | undefined> {
  const to = new Date(startsAt.getTime() + 1);
  const [slot] = await findFreeSlots(db, tutorId, { ...query, from: startsAt, to });
  return slot;
}

async function findAvailability(db: Db, tutorId: string, { now, to }: SlotQuery) {
  // Days may differ by one between the tutor's zone and any other; the exact ones are picked when the hours are read.
  const { first, last } = daysToRead({ timeZone: 'UTC' }, now, to);
  const hoursOf = sql<Availability['weeklyHours']>`(SELECT coalesce(json_agg(json_build_object(
      'weekday', ${weeklyHours.weekday}, 'startMinute', ${weeklyHours.startMinute}, 'endMinute', ${weeklyHours.endMinute}
    )), '[]') FROM ${weeklyHours} WHERE ${eq(weeklyHours.tutorId, tutors.id)})`;
  const exceptionsOf = sql<Availability['exceptions']>`(SELECT coalesce(json_agg(json_build_object(
      'day', ${dayExceptions.day}, 'hours', ${dayExceptions.hours}
    )), '[]') FROM ${dayExceptions} WHERE ${and(
      eq(dayExceptions.tutorId, tutors.id),
      gte(dayExceptions.day, sql`${first}::date - 8`),
      lte(dayExceptions.day, sql`${last}::date + 1`),
    )})`;
  const [tutor] = await db
    .select({
      status: tutors.status,
      timeZone: tutors.timeZone,
      noticeMinutes: tutors.noticeMinutes,
      bufferMinutes: tutors.bufferMinutes,
      weeklyHours: hoursOf,
      exceptions: exceptionsOf,
    })
    .from(tutors)
    .where(eq(tutors.id, tutorId));
  return tutor;
}

/** Longer than any booking with its buffer: what begins later is in no slot's way. */
const longestHours = 12;

/** Time off is in the way whole, though only those pieces of it are taken that were free when it was entered. */
function findTaken(db: Db, tutorId: string, { from, to, now }: SlotQuery, except?: string): Promise<Slot[]> {
  const latest = new Date(to.getTime() + longestHours * 3_600_000);
  const during = sql`tstzrange(${from.toISOString()}, ${latest.toISOString()})`;
  const taken = db
    .select({
      startsAt: sql`lower(${takenTimes.during})`.mapWith(timeOff.startsAt).as('starts_at'),
      endsAt: sql`upper(${takenTimes.during})`.mapWith(timeOff.endsAt).as('ends_at'),
    })
    .from(takenTimes)
    .where(
      and(
        eq(takenTimes.tutorId, tutorId),
        sql`${takenTimes.during} && ${during}`,
        or(isNull(takenTimes.expiresAt), gt(takenTimes.expiresAt, now)),
        except ? ne(takenTimes.sourceId, except) : undefined,
      ),
    );
  const off = db
    .select({ startsAt: timeOff.startsAt, endsAt: timeOff.endsAt })
    .from(timeOff)
    .where(and(eq(timeOff.tutorId, tutorId), lt(timeOff.startsAt, latest), gt(timeOff.endsAt, from)));
  return unionAll(taken, off, ownLessons(db, tutorId, { from, latest, now }));
}

/**
 * Tutors learn too: whoever has booked another tutor cannot be booked meanwhile, for nobody could warn them of being in two
 * places. Seats that they have in others' group sessions are not known here; those they see in their calendar.
 */
function ownLessons(db: Db, tutorId: string, { from, latest, now }: { from: Date; latest: Date; now: Date }) {
  const isHeldNow = and(eq(bookings.status, 'held'), gt(bookings.heldUntil, now));
  const earliest = new Date(from.getTime() - longestHours * 3_600_000);
  return db
    .select({
      startsAt: bookings.startsAt,
      endsAt: sql`${bookings.startsAt} + make_interval(mins => ${bookings.minutes})`
        .mapWith(bookings.startsAt)
        .as('ends_at'),
    })
    .from(bookings)
    .innerJoin(tutors, eq(tutors.userId, bookings.learnerId))
    .where(
      and(
        eq(tutors.id, tutorId),
        or(eq(bookings.status, 'confirmed'), isHeldNow),
        gt(bookings.startsAt, earliest),
        lt(bookings.startsAt, latest),
      ),
    );
}
