import { type BandColour, digitColours, multipliers, tolerances } from './colour-code.ts';

type BandsForValue =
  /** The value is what the bands say, which is rounded where the code has too few digits. */
  | { kind: 'bands'; bands: BandColour[]; value: number; isRounded: boolean }
  | { kind: 'too-small'; least: number }
  | { kind: 'too-large'; most: number };

/** The bands of a resistance in ohms: with two digits four bands, with three digits five. */
export function bandsForValue(ohms: number, tolerance: number, digitCount: 2 | 3): BandsForValue {
  const exponents = [...multipliers.values()];
  const least = Number(`1e${digitCount - 1 + Math.min(...exponents)}`);
  const most = Number(`${'9'.repeat(digitCount)}e${Math.max(...exponents)}`);
  const [written = '', size = ''] = ohms.toExponential(digitCount - 1).split('e');
  const digits = written.replace('.', '');
  const exponent = Number(size) - (digitCount - 1);
  const multiplier = colourFor(multipliers, exponent);
  const last = colourFor(tolerances, tolerance);
  if (!(ohms > 0) || exponent < Math.min(...exponents)) return { kind: 'too-small', least };
  if (!multiplier || !last) return { kind: 'too-large', most };
  const value = Number(`${digits}e${exponent}`);
  const bands = [...digits].map((digit) => digitColours[Number(digit)] ?? 'black');
  return {
    kind: 'bands',
    bands: [...bands, multiplier, last],
    value,
    isRounded: Math.abs(value - ohms) > 1e-9 * ohms,
  };
}

function colourFor(table: ReadonlyMap<BandColour, number>, value: number): BandColour | undefined {
  return [...table].find(([, own]) => own === value)?.[0];
}
