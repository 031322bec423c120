import { dayOf } from '../../../platform/time/days.ts';
import type { CourseWork } from '../../courses/index.ts';
import type { BlockRow } from './study-plan-row.ts';

type SortedBlocks = {
  /** Over, and their lessons done or worked on: they stay for the record. */
  kept: BlockRow[];
  /** Over without anything having been learnt. */
  missed: BlockRow[];
  /** Under way, or moved by hand: their time stands. */
  settled: BlockRow[];
  /** Can be put elsewhere. */
  open: BlockRow[];
};

/** What a plan's blocks are at a moment. */
export function sortBlocks(
  blocks: BlockRow[],
  { work, timeZone, now }: { work: CourseWork; timeZone: string; now: Date },
): SortedBlocks {
  const left = new Set(work.completedAt ? [] : work.lessons.map(({ id }) => id));
  const studied = new Set(work.studiedDays);
  const sorted: SortedBlocks = { kept: [], missed: [], settled: [], open: [] };
  for (const block of blocks) {
    if (block.endsAt <= now) {
      const isUsed = studied.has(dayOf(block.startsAt, timeZone)) || !block.lessonIds.some((id) => left.has(id));
      sorted[isUsed ? 'kept' : 'missed'].push(block);
    } else if (block.startsAt <= now || block.isPinned) sorted.settled.push(block);
    else sorted.open.push(block);
  }
  return sorted;
}
