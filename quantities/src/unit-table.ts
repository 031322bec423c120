import { type Dimension, dimension } from './dimension.ts';

/** A unit with a name of its own: 1 of it is `factor · 10^exponent + offset` in SI base units. */
export type NamedUnit = {
  symbol: string;
  dimension: Dimension;
  factor: number;
  exponent: number;
  offset: number;
  /** Those that people use with it; `''` is not among them. */
  prefixes: readonly Prefix[];
};

export const prefixExponents = { T: 12, G: 9, M: 6, k: 3, h: 2, da: 1, d: -1, c: -2, m: -3, µ: -6, n: -9, p: -12 };
export type Prefix = keyof typeof prefixExponents;

export function isPrefix(text: string): text is Prefix {
  return Object.hasOwn(prefixExponents, text);
}

const technical: Prefix[] = ['T', 'G', 'M', 'k', 'm', 'µ', 'n', 'p'];
const small: Prefix[] = ['m', 'µ', 'n', 'p'];

function unit(
  symbol: string,
  powers: number[],
  prefixes: readonly Prefix[] = [],
  { factor = 1, exponent = 0, offset = 0 } = {},
): NamedUnit {
  return { symbol, dimension: dimension(...powers), factor, exponent, offset, prefixes };
}

// Powers of m, kg, s, A, K, mol, cd.
const table: NamedUnit[] = [
  unit('V', [2, 1, -3, -1], technical),
  unit('A', [0, 0, 0, 1], technical),
  unit('Ω', [2, 1, -3, -2], technical),
  unit('S', [-2, -1, 3, 2], technical),
  unit('W', [2, 1, -3], technical),
  unit('VA', [2, 1, -3], technical),
  unit('var', [2, 1, -3], technical),
  unit('J', [2, 1, -2], technical),
  unit('Wh', [2, 1, -2], technical, { factor: 3600 }),
  unit('C', [0, 0, 1, 1], technical),
  unit('Ah', [0, 0, 1, 1], technical, { factor: 3600 }),
  unit('F', [-2, -1, 4, 2], technical),
  unit('H', [2, 1, -2, -2], technical),
  unit('T', [0, 1, -2, -1], small),
  unit('Wb', [2, 1, -2, -1], small),
  unit('Hz', [0, 0, -1], technical),
  unit('N', [1, 1, -2], technical),
  unit('Pa', [-1, 1, -2], [...technical, 'h']),
  unit('bar', [-1, 1, -2], ['m'], { exponent: 5 }),
  unit('m', [1], ['k', 'd', 'c', ...small]),
  unit('g', [0, 1], ['k', 'da', ...small], { exponent: -3 }),
  unit('t', [0, 1], ['k', 'M'], { exponent: 3 }),
  unit('l', [3], ['h', 'd', 'c', 'm', 'µ'], { exponent: -3 }),
  unit('s', [0, 0, 1], small),
  unit('min', [0, 0, 1], [], { factor: 60 }),
  unit('h', [0, 0, 1], [], { factor: 3600 }),
  unit('d', [0, 0, 1], [], { factor: 86_400 }),
  unit('K', [0, 0, 0, 0, 1], ['m']),
  unit('°C', [0, 0, 0, 0, 1], [], { offset: 273.15 }),
  unit('mol', [0, 0, 0, 0, 0, 1], ['k', ...small]),
  unit('cd', [0, 0, 0, 0, 0, 0, 1], ['k', 'm']),
  unit('rad', [], ['m', 'µ']),
  unit('°', [], [], { factor: Math.PI / 180 }),
  unit('%', [], [], { exponent: -2 }),
];

const otherNames: Record<string, string> = { ohm: 'Ω', Ohm: 'Ω', ohms: 'Ω', L: 'l', deg: '°', degC: '°C', VAr: 'var' };

const bySymbol = new Map(table.map((entry) => [entry.symbol, entry]));

/** Every unit with a name of its own, without prefixes. */
export const namedUnits: readonly NamedUnit[] = table;

/** `kΩ`, `kohm` → Ω with the prefix k. A name as a whole goes first: `min` are minutes, `cd` candelas. */
export function findNamedUnit(text: string): { unit: NamedUnit; prefix: Prefix | '' } | null {
  const whole = byName(text);
  if (whole) return { unit: whole, prefix: '' };
  for (const length of [1, 2]) {
    const prefix = text.slice(0, length);
    const unit = byName(text.slice(length));
    if (isPrefix(prefix) && unit?.prefixes.includes(prefix)) return { unit, prefix };
  }
  return null;
}

export const kelvin = namedUnit('K');

/** One that is in the table. */
export function namedUnit(symbol: string): NamedUnit {
  const found = bySymbol.get(symbol);
  if (!found) throw new Error(`${symbol} is no unit`);
  return found;
}

function byName(text: string): NamedUnit | undefined {
  return bySymbol.get(Object.hasOwn(otherNames, text) ? (otherNames[text] ?? text) : text);
}
