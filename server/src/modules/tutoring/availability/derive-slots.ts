import { type BookingMinutes, bookingHorizonDays, slotStepMinutes } from '@navor/contract';
import { addDays, type Day, dayOf, mondayOf } from '../../../platform/time/days.ts';
import { merge, type OpenHours, openStretches, type Stretch } from './open-stretches.ts';

export type Slot = { startsAt: Date; endsAt: Date };

export type Availability = OpenHours & { noticeMinutes: number; bufferMinutes: number };

export type SlotQuery = {
  minutes: BookingMinutes;
  /** Slots begin at this moment or later, and before `to`. */
  from: Date;
  to: Date;
  now: Date;
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** What can be booked of a tutor, in order; `taken` is all that is in the way, each with the buffer after it, in any order. */
export function deriveSlots(availability: Availability, { minutes, ...query }: SlotQuery, taken: Slot[]): Slot[] {
  const from = Math.max(query.from.getTime(), query.now.getTime() + availability.noticeMinutes * minute);
  const to = Math.min(query.to.getTime(), query.now.getTime() + bookingHorizonDays * day + 1);
  if (from >= to) return [];
  const busy = merge(taken.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() })));
  const [length, buffer] = [minutes * minute, availability.bufferMinutes * minute];
  return openStretches(availability, daysToRead(availability, query.now, new Date(to)))
    .flatMap((stretch) => startsWithin(stretch, { from, to, length }))
    .filter(isClearOf(busy, length + buffer))
    .map((start) => ({ startsAt: new Date(start), endsAt: new Date(start + length) }));
}

/** For starts in order: what lies behind one of them is in no later one's way. */
function isClearOf(busy: Stretch[], length: number): (start: number) => boolean {
  let next = 0;
  return (start) => {
    while ((busy[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (busy[next]?.start ?? Number.POSITIVE_INFINITY) >= start + length;
  };
}

/**
 * From the same Monday on, whatever part of the time is asked for: where hours go on around the clock, a stretch has no
 * beginning that slots could be counted from, and a slot must be the same one in each list that shows it.
 */
export function daysToRead({ timeZone }: { timeZone: string }, now: Date, to: Date): { first: Day; last: Day } {
  return { first: addDays(mondayOf(dayOf(now, timeZone)), -7), last: dayOf(to, timeZone) };
}

function startsWithin(
  { start, end }: Stretch,
  { from, to, length }: { from: number; to: number; length: number },
): number[] {
  const step = slotStepMinutes * minute;
  const starts: number[] = [];
  const first = start + Math.max(0, Math.ceil((from - start) / step)) * step;
  for (let at = first; at < to && at + length <= end; at += step) starts.push(at);
  return starts;
}
