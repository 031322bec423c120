import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-03-09T10:00:00Z');

describe('the time left of an attempt', () => {
  it('is unlimited without a deadline', () => {
    expect(timeLeft(null, now)).toEqual({ kind: 'unlimited' });
  });

  it.each([
    ['2026-03-09T10:12:59Z', { kind: 'left', minutes: 12 }],
    ['2026-03-09T10:01:00Z', { kind: 'left', minutes: 1 }],
    ['2026-03-09T10:00:59Z', { kind: 'last-minute' }],
    ['2026-03-09T10:00:00Z', { kind: 'over' }],
    ['2026-03-08T10:00:00Z', { kind: 'over' }],
  ])('until %s is rounded down to whole minutes', (deadline, expected) => {
    expect(timeLeft(new Date(deadline), now)).toEqual(expected);
  });
});
