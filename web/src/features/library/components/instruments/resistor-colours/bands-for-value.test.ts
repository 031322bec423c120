import { describe, expect, it } from 'vitest';
import { bandsForValue } from './bands-for-value.ts';
import { readBands, tolerances } from './colour-code.ts';
import { preferredValues } from './preferred-values.ts';

describe('worked values', () => {
  it.each([
    [4700, 5, 2, 'yellow violet red gold'],
    [4700, 1, 3, 'yellow violet black brown brown'],
    [10, 5, 2, 'brown black black gold'],
    [1, 5, 2, 'brown black gold gold'],
    [0.47, 5, 2, 'yellow violet silver gold'],
    [0.47, 1, 3, 'yellow violet black pink brown'],
    [0.01, 10, 2, 'brown black pink silver'],
    [99e9, 5, 2, 'white white white gold'],
    [681_000, 0.1, 3, 'blue grey brown orange violet'],
  ] as const)('%d Ω ± %d %% with %d digits', (ohms, tolerance, digits, bands) => {
    expect(bandsForValue(ohms, tolerance, digits)).toEqual({
      kind: 'bands',
      bands: bands.split(' '),
      value: ohms,
      isRounded: false,
    });
  });
});

it('rounds to the digits that there are, and says so', () => {
  expect(bandsForValue(4750, 5, 2)).toMatchObject({ value: 4800, isRounded: true });
  expect(bandsForValue(4750, 1, 3)).toMatchObject({ value: 4750, isRounded: false });
  expect(bandsForValue(996, 5, 2)).toMatchObject({
    value: 1000,
    isRounded: true,
    bands: ['brown', 'black', 'red', 'gold'],
  });
});

it('says what is the least and the most that the code can tell', () => {
  expect(bandsForValue(0.0099, 5, 2)).toEqual({ kind: 'too-small', least: 0.01 });
  expect(bandsForValue(0.09, 5, 3)).toEqual({ kind: 'too-small', least: 0.1 });
  expect(bandsForValue(0, 5, 2)).toEqual({ kind: 'too-small', least: 0.01 });
  expect(bandsForValue(-4700, 5, 2)).toEqual({ kind: 'too-small', least: 0.01 });
  expect(bandsForValue(100e9, 5, 2)).toEqual({ kind: 'too-large', most: 99e9 });
  expect(bandsForValue(1e12, 5, 3)).toEqual({ kind: 'too-large', most: 999e9 });
});

it('finds bands that say the value, for every value of E24 and E96 in every decade', () => {
  for (const [digits, values] of [
    [2, preferredValues.E24],
    [3, preferredValues.E96],
  ] as const)
    for (const own of values)
      for (let exponent = digits - 5; exponent <= 7; exponent++)
        for (const tolerance of tolerances.values()) {
          const ohms = Number(`${own}e${exponent}`);
          const answer = bandsForValue(ohms, tolerance, digits);
          if (answer.kind === 'too-small') expect(ohms).toBeLessThan(answer.least);
          else expect(answer.kind === 'bands' && readBands(answer.bands)).toMatchObject({ value: ohms, tolerance });
        }
});
