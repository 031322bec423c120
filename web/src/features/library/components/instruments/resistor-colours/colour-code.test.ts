import { describe, expect, it } from 'vitest';
import {
  type BandColour,
  bandColours,
  bandCounts,
  bandRoles,
  coloursOf,
  readBands,
  temperatureCoefficients,
  tolerances,
} from './colour-code.ts';

const read = (bands: string) => readBands(bands.split(' ') as BandColour[]);

describe('worked values', () => {
  it.each([
    ['brown black black', 10, 20],
    ['yellow violet red', 4700, 20],
    ['yellow violet red gold', 4700, 5],
    ['brown black orange silver', 10_000, 10],
    ['red red brown gold', 220, 5],
    ['orange orange gold gold', 3.3, 5],
    ['yellow violet silver gold', 0.47, 5],
    ['brown grey pink red', 0.018, 2],
    ['brown green white gold', 15e9, 5],
    ['yellow violet black brown brown', 4700, 1],
    ['brown black black red brown', 10_000, 1],
    ['blue grey brown orange violet', 681_000, 0.1],
    ['brown red brown silver green', 1.21, 0.5],
    ['white white white white grey', 999e9, 0.01],
    ['red red black black blue', 220, 0.25],
    ['red red black black orange', 220, 0.05],
    ['red red black black yellow', 220, 0.02],
  ])('%s: %d Ω ± %d %%', (bands, value, tolerance) => {
    expect(read(bands)).toMatchObject({ value, tolerance, temperatureCoefficient: null });
  });

  it('gives the least and the most that the tolerance allows', () => {
    expect(read('yellow violet red gold')).toMatchObject({ min: 4465, max: 4935 });
    expect(read('yellow violet red')).toMatchObject({ min: 3760, max: 5640 });
    expect(read('brown black black red brown')).toMatchObject({ min: 9900, max: 10_100 });
  });

  it('reads the temperature coefficient of the sixth band', () => {
    expect(read('brown black black red brown red')).toMatchObject({ value: 10_000, temperatureCoefficient: 50 });
  });
});

it('has the tolerances of IEC 60062', () => {
  const table = { brown: 1, red: 2, orange: 0.05, yellow: 0.02, green: 0.5, blue: 0.25, violet: 0.1, grey: 0.01 };
  expect(Object.fromEntries(tolerances)).toEqual({ ...table, gold: 5, silver: 10 });
});

it('has the temperature coefficients of IEC 60062', () => {
  const table = { black: 250, brown: 100, red: 50, orange: 15, yellow: 25, green: 20, blue: 10, violet: 5, grey: 1 };
  expect(Object.fromEntries(temperatureCoefficients)).toEqual(table);
});

it('reads every colour where it has a meaning, and refuses it where it has none', () => {
  for (const count of bandCounts) {
    const roles = bandRoles(count);
    expect(roles).toHaveLength(count);
    const plain = roles.map((role) => coloursOf(role)[1] ?? 'brown');
    for (const [at, role] of roles.entries())
      for (const colour of bandColours) {
        const resistor = readBands(plain.with(at, colour));
        expect(resistor !== null, `${count} bands, ${colour} as ${role}`).toBe(coloursOf(role).includes(colour));
        if (resistor) expect(resistor.min < resistor.value && resistor.value < resistor.max).toBe(true);
      }
  }
});

it.each(['black brown red', 'gold brown red gold', 'brown gold red gold', 'brown black red white', 'brown', ''])(
  'reads no value from "%s"',
  (bands) => {
    expect(read(bands)).toBeNull();
  },
);
