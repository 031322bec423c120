import { describe, expect, it } from 'vitest';
import { announcementBetween, betterOffset, clockText } from './remaining-time.ts';

describe('announcementBetween', () => {
  it.each([
    [300_250, 300_000, 300],
    [60_250, 59_900, 60],
    [10_100, 9_900, 10],
    [299_000, 298_000, null],
    [400_000, 30_000, 60],
    [400_000, 0, null],
  ])('with %d ms left before and %d now it is %s', (before, now, announced) => {
    expect(announcementBetween(before, now)).toBe(announced);
  });
});

describe('betterOffset', () => {
  it('keeps the guess with the shortest way from the server', () => {
    const slow = betterOffset(null, 100_000, 41_500);
    const fast = betterOffset(slow, 110_000, 50_100);
    expect(fast).toBe(59_900);
    expect(betterOffset(fast, 120_000, 63_000)).toBe(59_900);
  });
});

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [9_000, '0:09'],
    [545_000, '9:05'],
    [3_723_000, '1:02:03'],
  ])('shows %d ms as %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});
