import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { courseEnrollments, lessonProgress, readingClocks } from '../lessons.tables.ts';
import { addStudyTime } from '../progress/study-time.ts';
import type { LessonIds } from './find-lesson.ts';

export type Reading = LessonIds & {
  userId: string;
  anchor: string | null;
  fraction: number;
  /** How long they have read since the last report. */
  seconds: number;
  at: Date;
  timeZone: string;
};

/**
 * Keeps where somebody is reading and counts the time. The rows are taken in the order in which ticking a lesson off
 * takes them (the enrolment, then the lesson), so that neither waits for the other in a circle.
 */
export function reportReading(services: Services, reading: Reading): Promise<void> {
  return services.db.transaction(async (tx) => {
    const seconds = await countSeconds(tx, reading);
    await saveLastLesson(tx, reading);
    await savePlace(tx, reading, seconds);
    if (seconds > 0) await addStudyTime(services, tx, { ...reading, seconds });
  });
}

/**
 * The reported seconds as far as they lie after everything that has been counted: no more than have passed since, so
 * that two windows, two devices or a repeated request count no second twice.
 */
async function countSeconds(tx: Db, { userId, seconds, at }: Reading): Promise<number> {
  const [clock] = await tx
    .insert(readingClocks)
    .values({ userId, countedUntil: new Date(at.getTime() - seconds * 1000) })
    // Changes nothing, but holds the row and tells what is in it.
    .onConflictDoUpdate({ target: readingClocks.userId, set: { userId } })
    .returning({ countedUntil: readingClocks.countedUntil });
  if (!clock) throw new Error('The reading clock could not be read');
  const passed = Math.max(0, Math.floor((at.getTime() - clock.countedUntil.getTime()) / 1000));
  const counted = Math.min(seconds, passed);
  if (counted === 0) return 0;
  // What was not read is passed over, but a part of a second is left to be counted next time.
  const countedUntil = new Date(Math.max(clock.countedUntil.getTime() + counted * 1000, at.getTime() - 999));
  await tx.update(readingClocks).set({ countedUntil }).where(eq(readingClocks.userId, userId));
  return counted;
}

async function saveLastLesson(tx: Db, { userId, courseId, lessonId, at }: Reading): Promise<void> {
  const isLatest = or(isNull(courseEnrollments.lastReadAt), lte(courseEnrollments.lastReadAt, at));
  await tx
    .update(courseEnrollments)
    .set({ lastLessonId: lessonId, lastReadAt: at })
    .where(and(eq(courseEnrollments.userId, userId), eq(courseEnrollments.courseId, courseId), isLatest));
}

/** Reports may overtake each other on their way; the later one tells the place. */
async function savePlace(tx: Db, reading: Reading, seconds: number): Promise<void> {
  const { userId, courseId, lessonId, anchor, fraction, at } = reading;
  const later = (column: 'place_anchor' | 'place_fraction') =>
    sql.raw(
      `CASE WHEN lesson_progress.updated_at <= excluded.updated_at
       THEN excluded.${column} ELSE lesson_progress.${column} END`,
    );
  await tx
    .insert(lessonProgress)
    .values({
      ...{ userId, courseId, lessonId },
      ...{ placeAnchor: anchor, placeFraction: fraction, secondsSpent: seconds, updatedAt: at },
    })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.courseId, lessonProgress.lessonId],
      set: {
        placeAnchor: later('place_anchor'),
        placeFraction: later('place_fraction'),
        secondsSpent: sql`${lessonProgress.secondsSpent} + ${seconds}`,
        updatedAt: sql`greatest(${lessonProgress.updatedAt}, excluded.updated_at)`,
      },
    });
}
