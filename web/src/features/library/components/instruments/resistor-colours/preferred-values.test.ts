import { expect, it } from 'vitest';
import { nearestPreferred, preferredValues, series, seriesWith } from './preferred-values.ts';

it('has the series of IEC 60063', () => {
  expect(preferredValues.E6).toEqual([100, 150, 220, 330, 470, 680]);
  expect(preferredValues.E12).toEqual([100, 120, 150, 180, 220, 270, 330, 390, 470, 560, 680, 820]);
  expect(preferredValues.E48.slice(0, 8)).toEqual([100, 105, 110, 115, 121, 127, 133, 140]);
  expect(preferredValues.E48.slice(-4)).toEqual([825, 866, 909, 953]);
  expect(preferredValues.E96.slice(-6)).toEqual([866, 887, 909, 931, 953, 976]);
  for (const name of series) expect(preferredValues[name]).toHaveLength(Number(name.slice(1)));
});

it.each([
  [4700, 'E24', 4700],
  [4700, 'E96', 4750],
  [5000, 'E24', 5100],
  [5000, 'E96', 4990],
  [0.99, 'E24', 1],
  [9.9, 'E6', 10],
  [8_000_000, 'E12', 8_200_000],
  [9.6e9, 'E24', 1e10],
] as const)('finds the value next to %d in %s', (value, name, nearest) => {
  expect(nearestPreferred(value, name)).toBe(nearest);
});

it('knows in which series a value is', () => {
  expect(seriesWith(4700)).toEqual(['E6', 'E12', 'E24']);
  expect(seriesWith(100)).toEqual([...series]);
  expect(seriesWith(0.499)).toEqual(['E96']);
  expect(seriesWith(505)).toEqual([]);
});
