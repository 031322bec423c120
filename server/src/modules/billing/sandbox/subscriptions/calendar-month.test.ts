import { expect, it } from 'vitest';
import { monthAfter } from './calendar-month.ts';

const at = (text: string) => new Date(`${text}Z`);

function months(start: string, count: number): string[] {
  const anchor = at(start);
  const found: Date[] = [anchor];
  for (let index = 0; index < count; index += 1) found.push(monthAfter(found.at(-1) ?? anchor, anchor));
  return found.map((moment) => moment.toISOString().slice(0, 16));
}

it('ends short months on their last day and comes back to its own', () => {
  expect(months('2027-01-31T10:00', 4)).toEqual([
    ...['2027-01-31T10:00', '2027-02-28T10:00', '2027-03-31T10:00'],
    ...['2027-04-30T10:00', '2027-05-31T10:00'],
  ]);
});

it('knows leap years', () => {
  expect(months('2028-01-30T23:59', 2)).toEqual(['2028-01-30T23:59', '2028-02-29T23:59', '2028-03-30T23:59']);
});

it('goes over the end of a year', () => {
  expect(months('2026-12-15T00:00', 1)).toEqual(['2026-12-15T00:00', '2027-01-15T00:00']);
});

it('keeps the hour in UTC when clocks change', () => {
  expect(months('2027-03-15T01:30', 8).every((moment) => moment.endsWith('T01:30'))).toBe(true);
});

it('counts from a start that is none of its days by itself', () => {
  const anchor = at('2027-01-31T10:00');
  expect(monthAfter(at('2027-02-28T11:00'), anchor)).toEqual(at('2027-03-28T11:00'));
  expect(monthAfter(at('2027-06-12T10:00'), anchor)).toEqual(at('2027-07-12T10:00'));
});
