import { describe, expect, it } from 'vitest';
import { addDays, dayOf, mondayOf } from './days.ts';
import { dueOn, plannedLessons } from './pace.ts';

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

describe('the pace of a course', () => {
  const pace = { enrolledOn: '2026-03-09', weeks: 4, lessonCount: 10 };

  it('spreads the lessons over its weeks', () => {
    expect(dueOn(pace, 0)).toBe('2026-03-12');
    expect(dueOn(pace, 4)).toBe('2026-03-23');
    expect(dueOn(pace, 9)).toBe('2026-04-06');
    expect(dueOn({ ...pace, lessonCount: 3 }, 2), 'the last is due at the end').toBe('2026-04-06');
  });

  it('tells how many would be done by a day', () => {
    expect(plannedLessons(pace, '2026-03-11')).toBe(0);
    expect(plannedLessons(pace, '2026-03-12')).toBe(1);
    expect(plannedLessons(pace, '2027-01-01')).toBe(10);
  });
});
