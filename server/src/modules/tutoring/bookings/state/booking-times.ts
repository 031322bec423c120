import { briefDays, noShowDisputeHours, noShowReportHours, reviewDays, reviewEditDays } from '@navor/contract';
import type { bookings } from '../../bookings.tables.ts';

export type BookingRow = typeof bookings.$inferSelect;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * minuteMs);
}

export function endOf({ startsAt, minutes }: Pick<BookingRow, 'startsAt' | 'minutes'>): Date {
  return minutesAfter(startsAt, minutes);
}

/** The last moment in which a learner who cancels gets everything back, itself included. */
export function freeUntil({
  startsAt,
  cancellationMinutes,
  isMovedByTutor,
}: Pick<BookingRow, 'startsAt' | 'cancellationMinutes' | 'isMovedByTutor'>): Date {
  return isMovedByTutor ? startsAt : minutesAfter(startsAt, -cancellationMinutes);
}

export function noShowReportUntil({ startsAt }: Pick<BookingRow, 'startsAt'>): Date {
  return new Date(startsAt.getTime() + noShowReportHours * hourMs);
}

export function noShowDisputeUntil(reportedAt: Date): Date {
  return new Date(reportedAt.getTime() + noShowDisputeHours * hourMs);
}

export function briefUntil(booking: Pick<BookingRow, 'startsAt' | 'minutes'>): Date {
  return new Date(endOf(booking).getTime() + briefDays * dayMs);
}

export function reviewUntil(booking: Pick<BookingRow, 'startsAt' | 'minutes'>): Date {
  return new Date(endOf(booking).getTime() + reviewDays * dayMs);
}

export function reviewEditableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + reviewEditDays * dayMs);
}
