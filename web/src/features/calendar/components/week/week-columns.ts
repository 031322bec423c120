import type { Day } from '../../time/day.ts';
import type { ClockChange } from '../../time/local-time.ts';

export type WeekColumns = {
  days: Day[];
  /** The days that a phone shows. */
  shown: Day[];
  changes: (ClockChange | undefined)[];
  activeCell: string;
};

/** Phones leave out the other half of the week. */
export function narrowClass(shown: readonly Day[], day: Day): string | false {
  return !shown.includes(day) && 'max-md:hidden';
}
