import { expect, it } from 'vitest';
import { sampleEntry } from '../test-support.ts';
import { movedBy, placedAt, placementOf, resizedBy } from './placement.ts';

const zone = 'Europe/Ljubljana';

it('moves by the clock over a change of clocks, and lasts as long as before', () => {
  const saturday = sampleEntry({ start: '2026-03-28T18:00', end: '2026-03-28T19:30' });
  const moved = placedAt(saturday, movedBy(placementOf(saturday, zone), 1440), zone);
  expect(moved.starts_at).toEqual(new Date('2026-03-29T16:00:00Z'));
  expect(moved.ends_at).toEqual(new Date('2026-03-29T17:30:00Z'));
  expect(moved.first_day).toBe('2026-03-29');
});

it('lands after the hour that is skipped', () => {
  const entry = sampleEntry({ start: '2026-03-28T02:30', end: '2026-03-28T03:00' });
  const moved = placedAt(entry, movedBy(placementOf(entry, zone), 1440), zone);
  expect(moved.starts_at).toEqual(new Date('2026-03-29T01:30:00Z'));
});

it('keeps all days of an all-day entry, also one of 23 hours', () => {
  const trip = sampleEntry({ is_all_day: true, start: '2026-03-26T00:00', end: '2026-03-28T00:00' });
  const moved = placedAt(trip, movedBy(placementOf(trip, zone), 2 * 1440), zone);
  expect(moved).toMatchObject({ first_day: '2026-03-28', last_day: '2026-03-29' });
  expect(moved.ends_at).toEqual(new Date('2026-03-29T22:00:00Z'));
});

it('ends on the day before when it ends at midnight', () => {
  const entry = sampleEntry({ start: '2026-03-10T22:00', end: '2026-03-10T23:00' });
  const later = placedAt(entry, movedBy(placementOf(entry, zone), 60), zone);
  expect(later).toMatchObject({ first_day: '2026-03-10', last_day: '2026-03-10' });
});

it('is never made shorter than it may be, nor longer', () => {
  const placement = { local_start: '2026-03-10T08:00', duration_minutes: 30 };
  expect(resizedBy(placement, -60, 15).duration_minutes).toBe(15);
  expect(resizedBy(placement, 100_000, 15).duration_minutes).toBe(44_640);
});
