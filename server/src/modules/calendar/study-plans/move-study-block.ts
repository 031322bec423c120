import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type LocalTime, momentOf } from '../../../platform/time/local-time.ts';
import { lockPerson } from '../../identity/index.ts';
import { studyBlocks } from '../calendar.tables.ts';

type Moved = { userId: string; timeZone: string; id: string; local_start: LocalTime; duration_minutes: number };

/** Puts a block where its learner wants it; planning leaves it there until it was missed. Undefined if there is none. */
export function moveStudyBlock(
  db: Db,
  { userId, timeZone, id, local_start, duration_minutes }: Moved,
): Promise<{ id: string } | undefined> {
  const startsAt = momentOf(local_start, timeZone);
  const endsAt = new Date(startsAt.getTime() + duration_minutes * 60_000);
  const isMoved = sql`(${studyBlocks.startsAt}, ${studyBlocks.endsAt}) IS DISTINCT FROM (${startsAt}::timestamptz, ${endsAt}::timestamptz)`;
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const [moved] = await tx
      .update(studyBlocks)
      .set({ startsAt, endsAt, isPinned: true, sequence: sql`${studyBlocks.sequence} + (${isMoved})::int` })
      .where(and(eq(studyBlocks.id, id), eq(studyBlocks.userId, userId)))
      .returning({ id: studyBlocks.id });
    return moved;
  });
}
