import type { Day } from '../../../platform/time/days.ts';
import { momentOf, weekdayOf } from '../../../platform/time/local-time.ts';
import type { StudyHours } from '../calendar.tables.ts';

export type Stretch = { startsAt: Date; endsAt: Date };

/** The hours of a day in which somebody can learn, less what takes place in them, in order; none overlaps another. */
export function freeStretches(
  day: Day,
  { hours, timeZone, busy }: { hours: StudyHours[]; timeZone: string; busy: Stretch[] },
): Stretch[] {
  const open = hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ startMinute, endMinute }) => ({
      startsAt: momentOf(`${day}T${clock(startMinute)}`, timeZone),
      endsAt: endMinute === 1440 ? midnightAfter(day, timeZone) : momentOf(`${day}T${clock(endMinute)}`, timeZone),
    }));
  return busy.reduce(subtract, merge(open));
}

function merge(stretches: Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const stretch of stretches.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    // Hours that the clocks leap over are none.
    if (stretch.endsAt <= stretch.startsAt) continue;
    const last = merged.at(-1);
    if (last && stretch.startsAt <= last.endsAt) {
      if (stretch.endsAt > last.endsAt) last.endsAt = stretch.endsAt;
    } else merged.push({ ...stretch });
  }
  return merged;
}

export function subtract(stretches: Stretch[], taken: Stretch): Stretch[] {
  return stretches.flatMap((stretch) => {
    if (taken.endsAt <= stretch.startsAt || taken.startsAt >= stretch.endsAt) return [stretch];
    const before = { startsAt: stretch.startsAt, endsAt: taken.startsAt };
    const after = { startsAt: taken.endsAt, endsAt: stretch.endsAt };
    return [before, after].filter(({ startsAt, endsAt }) => startsAt < endsAt);
  });
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function midnightAfter(day: Day, timeZone: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return momentOf(next.toISOString().slice(0, 16), timeZone);
}
