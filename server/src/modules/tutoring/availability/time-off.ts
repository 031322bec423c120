import { type FieldProblem, tutorLimits } from '@navor/contract';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { momentOf } from '../../../platform/time/local-time.ts';
import { lockTutorTimes, releaseLapsedHolds, releaseTime } from '../taken-times/take-time.ts';
import { timeOff } from '../tutors.tables.ts';
import { refreshNextFree } from './refresh-next-free.ts';
import { keptBookingsSql } from './show-availability.ts';

type OwnTutor = { id: string; timeZone: string };
/** `starts` and `ends` are of the tutor's own clock. */
type WantedTimeOff = { id: string; starts: string; ends: string; note: string };

/** Tells how many bookings are in it: they stay, for only the tutor knows whether to cancel them. */
export async function addTimeOff(db: Db, tutor: OwnTutor, wanted: WantedTimeOff, now: Date): Promise<number> {
  const startsAt = momentOf(wanted.starts, tutor.timeZone);
  const endsAt = momentOf(wanted.ends, tutor.timeZone);
  if (endsAt <= startsAt) throw refused('ends', 'not_after_start');
  if (endsAt <= now) throw refused('ends', 'in_the_past');
  const days = (endsAt.getTime() - startsAt.getTime()) / 86_400_000;
  if (days > tutorLimits.timeOffDays) throw refused('ends', 'invalid');
  return db.transaction(async (tx) => {
    // Several pieces are taken at once.
    await lockTutorTimes(tx, tutor.id);
    const ahead = and(eq(timeOff.tutorId, tutor.id), gt(timeOff.endsAt, now));
    const [counted] = await tx.select({ count: count() }).from(timeOff).where(ahead);
    if ((counted?.count ?? 0) >= tutorLimits.timeOff) throw refused('starts', 'too_big', tutorLimits.timeOff);
    const values = { id: wanted.id, tutorId: tutor.id, startsAt, endsAt, note: wanted.note };
    const written = await tx.insert(timeOff).values(values).onConflictDoNothing().returning({ id: timeOff.id });
    if (written.length > 0) await takePieces(tx, { ...values, now });
    const own = and(eq(timeOff.id, wanted.id), eq(timeOff.tutorId, tutor.id));
    const [kept] = await tx.select({ bookings: keptBookingsSql }).from(timeOff).where(own);
    // The id is somebody else's.
    if (!kept) throw new AppError('NOT_FOUND');
    await refreshNextFree(tx, tutor.id, now);
    return kept.bookings;
  });
}

export async function removeTimeOff(db: Db, tutorId: string, id: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(timeOff)
      .where(and(eq(timeOff.id, id), eq(timeOff.tutorId, tutorId)))
      .returning({ id: timeOff.id });
    if (removed.length === 0) return false;
    await releaseTime(tx, id);
    await refreshNextFree(tx, tutorId, now);
    return true;
  });
}

/** Takes what of the time nothing has taken yet; who books a piece of it in the very same moment keeps that. */
async function takePieces(
  tx: Db,
  { id, tutorId, startsAt, endsAt, now }: { id: string; tutorId: string; startsAt: Date; endsAt: Date; now: Date },
): Promise<void> {
  const whole = sql`tstzrange(${startsAt.toISOString()}, ${endsAt.toISOString()})`;
  await releaseLapsedHolds(tx, tutorId, now);
  await tx.execute(sql`
    INSERT INTO taken_times (tutor_id, kind, source_id, during)
    SELECT ${tutorId}::uuid, 'time_off', ${id}::uuid, piece
    FROM unnest(tstzmultirange(${whole}) - coalesce((
      SELECT range_agg(during) FROM taken_times WHERE tutor_id = ${tutorId} AND during && ${whole}
    ), '{}')) AS piece
    ON CONFLICT DO NOTHING`);
}

function refused(path: string, problem: FieldProblem['problem'], limit?: number): AppError {
  const fields: FieldProblem[] = [{ path, problem, ...(limit !== undefined && { limit }) }];
  return new AppError('INVALID_INPUT', { fields });
}
