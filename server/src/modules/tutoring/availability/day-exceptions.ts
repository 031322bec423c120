import { type ClockHours, type FieldProblem, tutorLimits } from '@navor/contract';
import { and, count, eq, gte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Day, dayOf } from '../../../platform/time/days.ts';
import { dayExceptions } from '../tutors.tables.ts';
import { readHours, refuseOverlaps } from './clock-hours.ts';
import { refreshNextFree } from './refresh-next-free.ts';

type OwnTutor = { id: string; timeZone: string };

/** Other hours on one day than in other weeks; none at all is a day off. The same day again replaces them. */
export async function setException(
  db: Db,
  tutor: OwnTutor,
  exception: { day: Day; hours: ClockHours[] },
  now: Date,
): Promise<void> {
  const today = dayOf(now, tutor.timeZone);
  if (exception.day < today) throw refused('in_the_past');
  const hours = exception.hours.map(readHours);
  refuseOverlaps(hours);
  await db.transaction(async (tx) => {
    const ahead = and(eq(dayExceptions.tutorId, tutor.id), gte(dayExceptions.day, today));
    const [counted] = await tx.select({ count: count() }).from(dayExceptions).where(ahead);
    if ((counted?.count ?? 0) >= tutorLimits.exceptions) throw refused('too_big', tutorLimits.exceptions);
    await tx
      .insert(dayExceptions)
      .values({ tutorId: tutor.id, day: exception.day, hours })
      .onConflictDoUpdate({ target: [dayExceptions.tutorId, dayExceptions.day], set: { hours } });
    await refreshNextFree(tx, tutor.id, now);
  });
}

export async function removeException(db: Db, tutorId: string, day: Day, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(dayExceptions).where(and(eq(dayExceptions.tutorId, tutorId), eq(dayExceptions.day, day)));
    await refreshNextFree(tx, tutorId, now);
  });
}

function refused(problem: FieldProblem['problem'], limit?: number): AppError {
  const fields: FieldProblem[] = [{ path: 'day', problem, ...(limit !== undefined && { limit }) }];
  return new AppError('INVALID_INPUT', { fields });
}
