import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTax } from './split-tax.ts';

describe('the tax in a price', () => {
  it.each([
    [1900, 22, 1557, 343],
    [3900, 22, 3197, 703],
    [5900, 9.5, 5388, 512],
    [2900, 0, 2900, 0],
    [1, 22, 1, 0],
  ])('of %i cents at %d %% leaves %i', (gross, percent, netCents, taxCents) => {
    expect(splitTax(gross, percent)).toEqual({ netCents, taxCents });
  });

  it('and the rest are the whole, and neither is below nothing', () => {
    const percents = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), percents, (gross, percent) => {
        const { netCents, taxCents } = splitTax(gross, percent);
        expect(netCents + taxCents).toBe(gross);
        expect(Math.min(netCents, taxCents)).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(netCents)).toBe(true);
        expect(Math.abs(netCents * (1 + percent / 100) - gross)).toBeLessThanOrEqual(1.000001);
      }),
      { numRuns: 300 },
    );
  });
});
