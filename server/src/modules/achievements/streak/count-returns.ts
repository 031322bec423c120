import type { Day } from '../../../platform/time/days.ts';
import { daysBetween } from '../../../platform/time/local-time.ts';

/** Days without learning after which one is welcomed back. */
const longBreak = 14;

/** How often somebody has learned again after a long break, by their days of learning in the order of the calendar. */
export function countReturns(days: readonly Day[]): number {
  return days.filter((day, index) => {
    const before = days[index - 1];
    return before !== undefined && daysBetween(before, day) > longBreak;
  }).length;
}
