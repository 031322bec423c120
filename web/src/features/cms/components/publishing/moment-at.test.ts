import { expect, it } from 'vitest';
import { momentAt } from './moment-at.ts';

it.each([
  ['2026-01-15T08:00', 'Europe/Ljubljana', '2026-01-15T07:00:00.000Z'],
  ['2026-07-15T08:00', 'Europe/Ljubljana', '2026-07-15T06:00:00.000Z'],
  ['2026-07-15T08:00', 'America/New_York', '2026-07-15T12:00:00.000Z'],
  ['2026-07-15T00:15', 'Asia/Kathmandu', '2026-07-14T18:30:00.000Z'],
])('reads %s by the clocks of %s', (typed, zone, moment) => {
  expect(momentAt(typed, zone)?.toISOString()).toBe(moment);
});

it('keeps the hour on both sides of a change of the clocks', () => {
  expect(momentAt('2026-03-29T01:59', 'Europe/Ljubljana')?.toISOString()).toBe('2026-03-29T00:59:00.000Z');
  expect(momentAt('2026-03-29T03:00', 'Europe/Ljubljana')?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
  expect(momentAt('2026-10-25T03:00', 'Europe/Ljubljana')?.toISOString()).toBe('2026-10-25T02:00:00.000Z');
});

it('takes an hour that the clocks leave out for the one after it', () => {
  expect(momentAt('2026-03-29T02:30', 'Europe/Ljubljana')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

it('reads nothing into what is no moment', () => {
  for (const typed of ['', 'tomorrow', '2026-13-40T08:00']) expect(momentAt(typed, 'Europe/Ljubljana')).toBeNull();
});
