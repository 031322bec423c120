import { expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, lastOfMonth, mondayOf, readDay, weekNumberOf, weeksOfMonth } from './day.ts';

it('counts days over months, leap years and clock changes alike', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});

it('stays within the month that it goes to', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(lastOfMonth('2028-02-10')).toBe('2028-02-29');
});

it('begins the week on Monday', () => {
  expect(mondayOf('2026-03-09')).toBe('2026-03-09');
  expect(mondayOf('2026-03-15')).toBe('2026-03-09');
});

it.each([
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2027-01-03', 53],
  ['2026-12-31', 53],
  ['2026-03-09', 11],
])('numbers the week of %s as ISO 8601 does', (day, number) => {
  expect(weekNumberOf(day)).toBe(number);
});

it('fills the weeks of a month up with days of its neighbours', () => {
  const weeks = weeksOfMonth('2026-03-17');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-02-23');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-04-05');
  // A February of four whole weeks.
  expect(weeksOfMonth('2027-02-01')).toHaveLength(4);
});

it('takes for a day only what is one', () => {
  expect(readDay('2026-03-09')).toBe('2026-03-09');
  for (const text of ['2026-02-30', '2026-3-9', '9999-01-01', '0000-00-00', 'today', '', null]) {
    expect(readDay(text), String(text)).toBeUndefined();
  }
});
