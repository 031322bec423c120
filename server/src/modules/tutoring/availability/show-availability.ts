import type { OwnAvailability } from '@navor/contract';
import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { dayOf } from '../../../platform/time/days.ts';
import { dayExceptions, takenTimes, timeOff, tutorDefaults, type tutors, weeklyHours } from '../tutors.tables.ts';
import { presentHours } from './clock-hours.ts';

/** As it is shown to who has entered nothing yet: looking at the form makes nobody a tutor. */
export function emptyAvailability(timeZone: string): OwnAvailability {
  return { ...presentRules({ ...tutorDefaults, timeZone }), hours: [], exceptions: [], time_off: [] };
}

/** A tutor's own rules, and what lies ahead of exceptions and time off. */
export async function showAvailability(db: Db, tutor: typeof tutors.$inferSelect, now: Date): Promise<OwnAvailability> {
  const [hours, exceptions, off] = await Promise.all([
    db
      .select()
      .from(weeklyHours)
      .where(eq(weeklyHours.tutorId, tutor.id))
      .orderBy(asc(weeklyHours.weekday), asc(weeklyHours.startMinute)),
    db
      .select()
      .from(dayExceptions)
      .where(and(eq(dayExceptions.tutorId, tutor.id), gte(dayExceptions.day, dayOf(now, tutor.timeZone))))
      .orderBy(asc(dayExceptions.day)),
    db
      .select({ row: timeOff, keptBookings: keptBookingsSql })
      .from(timeOff)
      .where(and(eq(timeOff.tutorId, tutor.id), gt(timeOff.endsAt, now)))
      .orderBy(asc(timeOff.startsAt)),
  ]);
  return {
    ...presentRules(tutor),
    hours: hours.map((each) => ({ weekday: each.weekday, ...presentHours(each) })),
    exceptions: exceptions.map((each) => ({ day: each.day, hours: each.hours.map(presentHours) })),
    time_off: off.map(({ row, keptBookings }) => ({
      id: row.id,
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      note: row.note,
      kept_bookings: keptBookings,
    })),
  };
}

type Rules = Pick<typeof tutors.$inferSelect, 'timeZone' | 'noticeMinutes' | 'bufferMinutes' | 'cancellationMinutes'>;

function presentRules({ timeZone, noticeMinutes, bufferMinutes, cancellationMinutes }: Rules) {
  return {
    time_zone: timeZone,
    notice_minutes: noticeMinutes,
    buffer_minutes: bufferMinutes,
    cancellation_minutes: cancellationMinutes,
  };
}

/** What is booked in a time off all the same, one-to-one or as a group. */
export const keptBookingsSql = sql<number>`(SELECT count(*)::int FROM ${takenTimes} WHERE ${and(
  eq(takenTimes.tutorId, timeOff.tutorId),
  inArray(takenTimes.kind, ['booking', 'group_session']),
  sql`${takenTimes.during} && tstzrange(${timeOff.startsAt}, ${timeOff.endsAt})`,
)})`;
