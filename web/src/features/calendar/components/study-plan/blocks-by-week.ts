import type { StudyBlock } from '@navor/contract';
import { type Day, mondayOf } from '../../time/day.ts';

type StudyWeek = { monday: Day; blocks: StudyBlock[]; minutes: number };

/** Blocks in the weeks that they are in, which begin on Mondays. */
export function blocksByWeek(blocks: StudyBlock[]): StudyWeek[] {
  const weeks: StudyWeek[] = [];
  for (const block of blocks) {
    const monday = mondayOf(block.day);
    const minutes = Math.round((new Date(block.ends_at).getTime() - new Date(block.starts_at).getTime()) / 60_000);
    const week = weeks.at(-1);
    if (week?.monday === monday) {
      week.blocks.push(block);
      week.minutes += minutes;
    } else weeks.push({ monday, blocks: [block], minutes });
  }
  return weeks;
}
