import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleOf, shareOf, ticksOf, valueAt } from './scale.ts';

it('goes by decades where a range spans three of them', () => {
  expect(scaleOf(1, 1e6).kind).toBe('log');
  expect(scaleOf(1, 999).kind).toBe('linear');
  expect(scaleOf(0, 1e6).kind).toBe('linear');
});

it('finds a value again at its share', () => {
  const bounds = fc.tuple(fc.double({ min: 1e-6, max: 1, noNaN: true }), fc.double({ min: 2, max: 1e9, noNaN: true }));
  fc.assert(
    fc.property(bounds, fc.double({ min: 0, max: 1, noNaN: true }), ([min, max], share) => {
      const scale = scaleOf(min, max);
      expect(shareOf(scale, valueAt(scale, share))).toBeCloseTo(share, 9);
    }),
  );
});

it('marks round values inside the range', () => {
  expect(ticksOf(scaleOf(0, 90), 5)).toEqual([0, 20, 40, 60, 80]);
  expect(ticksOf(scaleOf(-1, 1), 4)).toEqual([-1, -0.5, 0, 0.5, 1]);
  expect(ticksOf(scaleOf(1, 1e6), 4)).toEqual([1, 100, 1e4, 1e6]);
  expect(ticksOf(scaleOf(0.1, 1e5), 8)).toEqual([0.1, 1, 10, 100, 1000, 1e4, 1e5]);
});

it('never marks endlessly', () => {
  const any = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(any, any, (min, max) => {
      fc.pre(max > min);
      expect(ticksOf(scaleOf(min, max), 5).length).toBeLessThan(14);
    }),
  );
});
