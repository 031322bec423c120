import type { Day } from '../../../platform/time/days.ts';
import { momentOf, weekdayOf } from '../../../platform/time/local-time.ts';
import type { StudyHours } from '../calendar.tables.ts';

export type Stretch = { startsAt: Date; endsAt: Date };

export type FreeTime = (day: Day) => Stretch[];

/**
 * The hours of a day in which somebody can learn, less what takes place in them, in order; none overlaps another. Each day is
 * reckoned once: plans are tried in several ways over the same days.
 */
export function freeTime({
  hours,
  timeZone,
  taken,
}: {
  hours: StudyHours[];
  timeZone: string;
  taken: Stretch[];
}): FreeTime {
  const merged = merge(taken);
  const known = new Map<Day, Stretch[]>();
  return (day) => {
    const free = known.get(day) ?? openOn(day, hours, timeZone).flatMap((open) => subtract(open, merged));
    known.set(day, free);
    return free;
  };
}

function openOn(day: Day, hours: StudyHours[], timeZone: string): Stretch[] {
  const open = hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ startMinute, endMinute }) => ({
      startsAt: momentOf(`${day}T${clock(startMinute)}`, timeZone),
      endsAt: endMinute === 1440 ? midnightAfter(day, timeZone) : momentOf(`${day}T${clock(endMinute)}`, timeZone),
    }));
  return merge(open);
}

function merge(stretches: Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const stretch of stretches.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    // Hours that the clocks leap over are none.
    if (stretch.endsAt <= stretch.startsAt) continue;
    const last = merged.at(-1);
    if (last && stretch.startsAt <= last.endsAt) {
      if (stretch.endsAt > last.endsAt) last.endsAt = stretch.endsAt;
    } else merged.push({ ...stretch });
  }
  return merged;
}

function subtract(stretch: Stretch, taken: Stretch[]): Stretch[] {
  const free: Stretch[] = [];
  let { startsAt } = stretch;
  for (const { startsAt: from, endsAt: to } of taken) {
    if (to <= startsAt || from >= stretch.endsAt) continue;
    if (from > startsAt) free.push({ startsAt, endsAt: from });
    startsAt = to;
  }
  if (startsAt < stretch.endsAt) free.push({ startsAt, endsAt: stretch.endsAt });
  return free;
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function midnightAfter(day: Day, timeZone: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return momentOf(next.toISOString().slice(0, 16), timeZone);
}
