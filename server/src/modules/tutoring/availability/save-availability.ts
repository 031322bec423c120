import type { ClockHours, FieldProblem } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OwnTutor } from '../teaching/find-own-tutor.ts';
import { tutors, weeklyHours } from '../tutors.tables.ts';
import { readHours, refuseOverlaps } from './clock-hours.ts';
import { refreshNextFree } from './refresh-next-free.ts';

export type AvailabilityRules = {
  time_zone: string;
  hours: (ClockHours & { weekday: number })[];
  notice_minutes: number;
  buffer_minutes: number;
  cancellation_minutes: number;
};

/** Bookings are moments, and stay those whatever becomes of the hours and the zone that they were made in. */
export async function saveAvailability(
  db: Db,
  { id: tutorId, status }: Pick<OwnTutor, 'id' | 'status'>,
  { hours, ...rules }: AvailabilityRules,
  now: Date,
): Promise<void> {
  const rows = hours.map(({ weekday, ...clock }) => ({ tutorId, weekday, ...readHours(clock) }));
  refuseOverlaps(rows);
  // Who waits for a decision must stay as complete as they were when they asked for it.
  if (rows.length === 0 && status === 'applied') throw noHours();
  await db.transaction(async (tx) => {
    // Held first, so that two windows that save at once leave the hours of one of them, not of both.
    await tx
      .update(tutors)
      .set({
        timeZone: rules.time_zone,
        noticeMinutes: rules.notice_minutes,
        bufferMinutes: rules.buffer_minutes,
        cancellationMinutes: rules.cancellation_minutes,
        updatedAt: now,
      })
      .where(eq(tutors.id, tutorId));
    await tx.delete(weeklyHours).where(eq(weeklyHours.tutorId, tutorId));
    if (rows.length > 0) await tx.insert(weeklyHours).values(rows);
    await refreshNextFree(tx, tutorId, now);
  });
}

function noHours(): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ path: 'hours', problem: 'required' }] satisfies FieldProblem[] });
}
