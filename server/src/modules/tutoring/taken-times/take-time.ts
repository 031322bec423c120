import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurnAt } from '../../../platform/database/locks.ts';
import { takenTimes } from '../tutors.tables.ts';

export type TimeToTake = {
  tutorId: string;
  kind: (typeof takenTimes.$inferSelect)['kind'];
  /** The booking, group session or time off that takes it. */
  sourceId: string;
  startsAt: Date;
  /** With the buffer after it. */
  endsAt: Date;
  /** When it lapses, for a hold and for nothing else. */
  expiresAt?: Date;
  now: Date;
};

/**
 * Takes a stretch of a tutor's time; false if something is in the way. Of any number of callers who want overlapping times
 * at once, the database lets one through: one that lost does not fail but is told so, which a plain insert would not do
 * without deadlocks. Whoever releases a time and takes another in one transaction calls `lockTutorTimes` first.
 */
export async function takeTime(
  tx: Db,
  { tutorId, kind, sourceId, startsAt, endsAt, expiresAt, now }: TimeToTake,
): Promise<boolean> {
  await releaseLapsedHolds(tx, tutorId, now);
  const taken = await tx
    .insert(takenTimes)
    .values({ tutorId, kind, sourceId, during: momentRange(startsAt, endsAt), expiresAt: expiresAt ?? null })
    .onConflictDoNothing()
    .returning({ id: takenTimes.id });
  return taken.length === 1;
}

/** Gives back whatever this booking, group session or time off has taken. */
export async function releaseTime(tx: Db, sourceId: string): Promise<void> {
  await tx.delete(takenTimes).where(eq(takenTimes.sourceId, sourceId));
}

/**
 * One after the other, for those who release and take: two that change places would else wait for each other. Those who
 * only take never wait while others wait for them. Who takes from one tutor and releases at another names both: they are
 * locked in the same order by everybody.
 */
export async function lockTutorTimes(tx: Db, ...tutorIds: string[]): Promise<void> {
  for (const tutorId of [...new Set(tutorIds)].toSorted()) await waitForTurnAt(tx, `tutor-times:${tutorId}`);
}

/** Those that somebody else is releasing at this moment are theirs to release: waiting for them in no order is a deadlock. */
export async function releaseLapsedHolds(tx: Db, tutorId: string, now: Date): Promise<void> {
  const lapsed = tx
    .select({ id: takenTimes.id })
    .from(takenTimes)
    .where(and(eq(takenTimes.tutorId, tutorId), lte(takenTimes.expiresAt, now)))
    .for('update', { skipLocked: true });
  await tx.delete(takenTimes).where(inArray(takenTimes.id, lapsed));
}

function momentRange(startsAt: Date, endsAt: Date): string {
  return `[${startsAt.toISOString()},${endsAt.toISOString()})`;
}
