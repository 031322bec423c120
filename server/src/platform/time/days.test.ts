import { describe, expect, it } from 'vitest';
import { addDays, dayOf, dayStart, dayStarts, mondayOf } from './days.ts';

describe('a day', () => {
  it.each([
    ['2026-03-09T22:59:59Z', 'Europe/Ljubljana', '2026-03-09'],
    ['2026-03-09T23:00:00Z', 'Europe/Ljubljana', '2026-03-10'],
    ['2026-03-29T22:00:00Z', 'Europe/Ljubljana', '2026-03-30'],
    ['2026-03-10T03:59:59Z', 'America/New_York', '2026-03-09'],
    ['2026-12-31T11:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ])('at %s in %s is %s', (moment, timeZone, day) => {
    expect(dayOf(new Date(moment), timeZone)).toBe(day);
  });

  it('is counted on over months, leap years and changes of the clock', () => {
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('belongs to the week of its Monday', () => {
    expect(mondayOf('2026-03-09')).toBe('2026-03-09');
    expect(mondayOf('2026-03-15')).toBe('2026-03-09');
    expect(mondayOf('2026-03-16')).toBe('2026-03-16');
  });
});

it.each([
  ['Europe/Ljubljana', '2026-03-09', '2026-03-08T23:00:00Z'],
  ['Europe/Ljubljana', '2026-07-01', '2026-06-30T22:00:00Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
  ['Pacific/Auckland', '2026-01-10', '2026-01-09T11:00:00Z'],
  ['Pacific/Kiritimati', '2026-01-10', '2026-01-09T10:00:00Z'],
  ['Etc/GMT+12', '2026-01-10', '2026-01-10T12:00:00Z'],
  ['Asia/Kathmandu', '2026-01-10', '2026-01-09T18:15:00Z'],
  // Its clocks go from midnight straight to one.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
])('knows when in %s the day %s begins', (timeZone, day, start) => {
  expect(dayStart(day, timeZone)).toEqual(new Date(start));
});

it('follows days over a change of the clocks', () => {
  const days = dayStarts(new Date('2026-03-28T12:00:00Z'), 'Europe/Ljubljana', 2);
  expect(days).toEqual([
    { day: '2026-03-28', start: new Date('2026-03-27T23:00:00Z') },
    { day: '2026-03-29', start: new Date('2026-03-28T23:00:00Z') },
    { day: '2026-03-30', start: new Date('2026-03-29T22:00:00Z') },
  ]);
});
