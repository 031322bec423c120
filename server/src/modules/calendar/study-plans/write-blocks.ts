import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { studyBlocks, studyPlans } from '../calendar.tables.ts';
import type { PlannedBlock, StudySchedule } from './plan-study-blocks.ts';
import type { StudySituation } from './schedule-study.ts';
import { sortBlocks } from './sort-blocks.ts';
import type { BlockRow, PlanRow } from './study-plan-row.ts';

/** Makes rows of what is planned. One that is put elsewhere stays the same block, also for subscribed calendars. */
export async function writeSchedule(
  tx: Db,
  plan: PlanRow,
  { situation, schedule }: { situation: StudySituation; schedule: StudySchedule },
): Promise<void> {
  const { own, work, now, choices } = situation;
  const { settled, open, missed } = sortBlocks(own, { work, now, timeZone: choices.timeZone });
  await writeBlocks(tx, plan, { before: [...settled, ...open, ...missed], planned: schedule.blocks });
  const outcome = { unplacedMinutes: schedule.unplacedMinutes, plannedAt: now };
  await tx.update(studyPlans).set(outcome).where(eq(studyPlans.id, plan.id));
}

async function writeBlocks(
  tx: Db,
  plan: PlanRow,
  { before, planned }: { before: BlockRow[]; planned: PlannedBlock[] },
): Promise<void> {
  const after = assignRows(before, planned).map(({ block, row }) => {
    const { startsAt, endsAt, lessonIds, isPinned } = block;
    // What is under way was not moved by hand for that.
    const changes = { startsAt, endsAt, lessonIds, isPinned: isPinned && row?.isPinned !== false };
    if (!row) return { id: randomUUID(), planId: plan.id, userId: plan.userId, sequence: 0, ...changes };
    const isSame = isDeepStrictEqual({ ...row, ...changes }, row);
    return isSame ? row : { ...row, ...changes, sequence: row.sequence + 1 };
  });
  const kept = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) await tx.delete(studyBlocks).where(inArray(studyBlocks.id, removed));
  const written = after.filter((row) => !before.some((each) => each === row));
  if (written.length === 0) return;
  const taken = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(studyBlocks)
    .values(written)
    .onConflictDoUpdate({
      target: studyBlocks.id,
      set: {
        ...{ startsAt: taken('starts_at'), endsAt: taken('ends_at'), lessonIds: taken('lesson_ids') },
        ...{ isPinned: taken('is_pinned'), sequence: taken('sequence') },
      },
    });
}

/** The row at the same time first, then any other in order. */
function assignRows(before: BlockRow[], planned: PlannedBlock[]): { block: PlannedBlock; row: BlockRow | undefined }[] {
  const byStart = new Map(before.map((row) => [row.startsAt.getTime(), row]));
  const exact = planned.map((block) => byStart.get(block.startsAt.getTime()));
  const spare = before.filter((row) => !exact.includes(row));
  return planned.map((block, index) => ({ block, row: exact[index] ?? spare.shift() }));
}
