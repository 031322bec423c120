import { expect, test } from 'vitest';
import { isWithinWindow } from './is-within-window.ts';

const now = new Date('2026-11-17T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('a move into the window ends cancelling free of charge, one to its edge does not', () => {
  const booking = { cancellation_minutes: 24 * 60 };
  expect(isWithinWindow(booking, inHours(23.9), now)).toBe(true);
  expect(isWithinWindow(booking, inHours(24), now)).toBe(false);
  expect(isWithinWindow(booking, inHours(100), now)).toBe(false);
});

test('a tutor without a window lets go at any time', () => {
  expect(isWithinWindow({ cancellation_minutes: 0 }, inHours(1), now)).toBe(false);
});
