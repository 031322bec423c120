import type { ClockHours, OwnAvailability } from '@navor/contract';

export type WeekdayHours = OwnAvailability['hours'][number];

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The rows of a form under one name, without those that were left empty; half a row is the API's to refuse. */
export function readRows(form: FormData, name: string): ClockHours[] {
  const ends = form.getAll(`end-${name}`);
  return form
    .getAll(`start-${name}`)
    .map((start, index) => ({ start: String(start), end: String(ends[index] ?? '') }))
    .filter(({ start, end }) => start !== '' || end !== '');
}

/** In the order of the week, which is that of the problems that the API finds. */
export function readWeek(form: FormData): WeekdayHours[] {
  return weekdays.flatMap((weekday) => readRows(form, String(weekday)).map((hours) => ({ weekday, ...hours })));
}

/** Hours that end when they begin, or before, last into the next day. */
export function isIntoNextDay({ start, end }: ClockHours): boolean {
  return start !== '' && end !== '' && end <= start;
}
