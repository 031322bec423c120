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

/** In kilograms, metres and metres per second squared, exact by definition. */
const [pound, inch, gravity] = [0.453_592_37, 0.0254, 9.806_65];
const poundForce = pound * gravity;
/** In joules, those of the International Table: a pound warmed by one °F, a gram by one °C. */
const [thermalUnit, calorie] = [1055.055_852_62, 4.1868];

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
  unit('g', [0, 1], ['k', 'da', 'c', ...small], { exponent: -3 }),
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
  unit('sr', []),
  unit('lm', [0, 0, 0, 0, 0, 0, 1], ['k', 'm']),
  unit('lx', [-2, 0, 0, 0, 0, 0, 1], ['k', 'm']),
  unit('Bq', [0, 0, -1], technical),
  unit('Gy', [2, 0, -2], small),
  unit('Sv', [2, 0, -2], small),
  unit('kat', [0, 0, -1, 0, 0, 1], small),
  unit('au', [1], [], { factor: 149_597_870_700 }),
  unit('′', [], [], { factor: Math.PI / 10_800 }),
  unit('″', [], [], { factor: Math.PI / 648_000 }),
  unit('gon', [], ['m'], { factor: Math.PI / 200 }),
  unit('ha', [2], [], { exponent: 4 }),
  unit('Da', [0, 1], ['k'], { factor: 1.660_539_068_92, exponent: -27 }),
  unit('eV', [2, 1, -2], technical, { factor: 1.602_176_634, exponent: -19 }),
  unit('in', [1], [], { factor: inch }),
  unit('ft', [1], [], { factor: 12 * inch }),
  unit('yd', [1], [], { factor: 36 * inch }),
  unit('mil', [1], [], { factor: inch, exponent: -3 }),
  unit('mi', [1], [], { factor: 1609.344 }),
  unit('nmi', [1], [], { factor: 1852 }),
  unit('Å', [1], [], { exponent: -10 }),
  unit('gal(US)', [3], [], { factor: 231 * inch ** 3 }),
  unit('gal(UK)', [3], [], { factor: 4.546_09, exponent: -3 }),
  unit('lb', [0, 1], [], { factor: pound }),
  unit('oz', [0, 1], [], { factor: pound / 16 }),
  unit('kn', [1, 0, -1], [], { factor: 1852 / 3600 }),
  unit('mph', [1, 0, -1], [], { factor: 0.447_04 }),
  unit('kp', [1, 1, -2], [], { factor: gravity }),
  unit('lbf', [1, 1, -2], [], { factor: poundForce }),
  unit('dyn', [1, 1, -2], [], { exponent: -5 }),
  unit('at', [-1, 1, -2], [], { factor: gravity, exponent: 4 }),
  unit('atm', [-1, 1, -2], [], { factor: 101_325 }),
  unit('Torr', [-1, 1, -2], ['m'], { factor: 101_325 / 760 }),
  unit('mmHg', [-1, 1, -2], [], { factor: 133.322_387_415 }),
  unit('mmH₂O', [-1, 1, -2], [], { factor: gravity }),
  unit('psi', [-1, 1, -2], [], { factor: poundForce / inch ** 2 }),
  unit('cal', [2, 1, -2], ['k', 'M'], { factor: calorie }),
  unit('cal(th)', [2, 1, -2], [], { factor: 4.184 }),
  unit('Btu', [2, 1, -2], [], { factor: thermalUnit }),
  unit('erg', [2, 1, -2], [], { exponent: -7 }),
  unit('PS', [2, 1, -3], [], { factor: 75 * gravity }),
  unit('hp', [2, 1, -3], [], { factor: 550 * 12 * inch * poundForce }),
  unit('P', [-1, 1, -1], ['m', 'c'], { exponent: -1 }),
  unit('St', [2, 0, -1], ['m', 'c'], { exponent: -4 }),
  unit('G', [0, 1, -2, -1], ['k', 'm', 'µ'], { exponent: -4 }),
  unit('Oe', [-1, 0, 0, 1], ['k', 'm'], { factor: 1000 / (4 * Math.PI) }),
  unit('Ci', [0, 0, -1], ['m', 'µ', 'n'], { factor: 3.7, exponent: 10 }),
  unit('rem', [2, 0, -2], ['m', 'µ'], { exponent: -2 }),
  unit('°F', [0, 0, 0, 0, 1], [], { factor: 5 / 9, offset: 459.67 * (5 / 9) }),
];

const otherNames: Record<string, string> = {
  ...{ ohm: 'Ω', Ohm: 'Ω', ohms: 'Ω', L: 'l', deg: '°', degC: '°C', degF: '°F', VAr: 'var', VAR: 'var' },
  ...{ Mg: 't' },
  ...{ kgf: 'kp', lbs: 'lb', KM: 'PS', BTU: 'Btu', Gs: 'G', torr: 'Torr', '\u212b': 'Å' },
  ...{ 'cal(IT)': 'cal', 'Btu(IT)': 'Btu' },
};

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
