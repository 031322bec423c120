import { describe, expect, it } from 'vitest';
import { dayOf, dueFrom } from './days.ts';

describe('the day of a moment', () => {
  it('is the one on the visitor’s calendar', () => {
    const moment = new Date('2026-11-15T23:30:00Z');
    expect(dayOf(moment, 'Europe/Ljubljana')).toBe('2026-11-16');
    expect(dayOf(moment, 'America/New_York')).toBe('2026-11-15');
  });
});

describe('what is due', () => {
  it.each([
    ['2026-02-27', 'overdue'],
    ['2026-02-28', 'today'],
    ['2026-03-01', 'tomorrow'],
    ['2026-03-02', 'later'],
  ])('on %s is %s on the last day of February', (due, expected) => {
    expect(dueFrom('2026-02-28', due)).toBe(expected);
  });

  it('is tomorrow over the night in which the clocks change, and over the new year', () => {
    expect(dueFrom('2026-03-28', '2026-03-29')).toBe('tomorrow');
    expect(dueFrom('2026-12-31', '2027-01-01')).toBe('tomorrow');
  });
});
