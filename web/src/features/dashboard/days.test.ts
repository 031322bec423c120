import { describe, expect, it } from 'vitest';
import { dueFrom } from './days.ts';

describe('what is due', () => {
  it.each([
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
