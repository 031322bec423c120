import type { ClockHours, FieldProblem } from '@navor/contract';
import { AppError } from '../../../platform/errors.ts';
import type { Hours } from '../tutors.tables.ts';

const minutesADay = 1440;
const minutesAWeek = 7 * minutesADay;

/** An end that is not after the start is on the next day: 22:00–02:00 crosses midnight, 00:00–00:00 is a whole day. */
export function readHours({ start, end }: ClockHours): Hours {
  const [startMinute, endMinute] = [minuteOf(start), minuteOf(end)];
  return { startMinute, endMinute: endMinute > startMinute ? endMinute : endMinute + minutesADay };
}

export function presentHours({ startMinute, endMinute }: Hours): ClockHours {
  return { start: clockOf(startMinute), end: clockOf(endMinute % minutesADay) };
}

/** Refuses hours of which two are about the same time, and names the later one, by its place in the list. */
export function refuseOverlaps(hours: (Hours & { weekday?: number })[]): void {
  const stretches = hours.map(({ weekday = 1, startMinute, endMinute }) => ({
    start: (weekday - 1) * minutesADay + startMinute,
    end: (weekday - 1) * minutesADay + endMinute,
  }));
  const fields = stretches.flatMap((stretch, index): FieldProblem[] => {
    const isInTheWay = stretches.slice(0, index).some((other) => overlapInWeek(stretch, other));
    return isInTheWay ? [{ path: `hours.${index}`, problem: 'overlapping' }] : [];
  });
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
}

type Stretch = { start: number; end: number };

/** Sunday's night may reach into Monday. */
function overlapInWeek(one: Stretch, other: Stretch): boolean {
  return [-minutesAWeek, 0, minutesAWeek].some(
    (shift) => one.start + shift < other.end && other.start < one.end + shift,
  );
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
