import { expect, test } from 'vitest';
import { isWithinWindow } from './is-within-window.ts';

const now = new Date('2026-11-17T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('a move into the window ends cancelling free of charge, one to its edge does not', () => {
  const booking = { starts_at: inHours(72), free_until: inHours(48) };
  expect(isWithinWindow(booking, inHours(23.9), now)).toBe(true);
  expect(isWithinWindow(booking, inHours(24), now)).toBe(false);
  expect(isWithinWindow(booking, inHours(100), now)).toBe(false);
});

test('who may cancel to the last moment may do so at any time', () => {
  const booking = { starts_at: inHours(72), free_until: inHours(72) };
  expect(isWithinWindow(booking, inHours(1), now)).toBe(false);
});
