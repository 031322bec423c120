import { withPrefix } from './read-quantity.ts';
import { raiseDigits, type Unit, unitTextIn } from './unit.ts';
import type { Prefix } from './unit-table.ts';

const thinSpace = '\u202f';
const minusSign = '\u2212';
/** Read with prefixes, but told without: half a radian is 0,5 rad. */
const unscaled = ['rad', 'K', 'cd'];
const engineering: (Prefix | '')[] = ['T', 'G', 'M', 'k', '', 'm', 'µ', 'n', 'p'];

/** `4,7 kΩ`: at least 1 and less than 1000 of the unit, where it takes prefixes. The value is in SI base units. */
export function formatQuantity(value: number, unit: Unit, language: string, figures = 4): string {
  const shown = readableUnit(value, unit, figures);
  return joinUnit(formatNumber(inUnit(value, shown), language, figures), shown, language);
}

export function joinUnit(number: string, unit: Unit, language: string): string {
  if (unit.text === '') return number;
  return unit.text === '°' ? `${number}°` : `${number}${thinSpace}${unitTextIn(unit, language)}`;
}

/** Plain where that is easy to read, with a power of ten otherwise. */
export function formatNumber(value: number, language: string, figures = 4): string {
  // As it will be shown: what is rounded to a million is written as a million is.
  const size = Math.abs(Number(value.toPrecision(figures)));
  if (value === 0 || (size >= 1e-3 && size < 1e6) || !Number.isFinite(value))
    return plainNumber(value, language, figures);
  const [digits = '', exponent = ''] = value.toExponential(figures - 1).split('e');
  return `${plainNumber(Number(digits), language, figures)}·10${raiseDigits(Number(exponent))}`;
}

/** `65 534`: all digits, since nobody counts in powers of ten. */
export function formatWhole(value: number, language: string): string {
  return plainNumber(Math.round(value), language, 15);
}

/** From SI base units to the unit. */
export function inUnit(value: number, unit: Unit): number {
  // Beside another zero than the kelvin's, so little is what rounding leaves of nothing.
  const isNothing = unit.offset !== 0 && Math.abs(value - unit.offset) < 1e-12;
  const own = isNothing ? 0 : (value - unit.offset) / unit.factor;
  return unit.exponent < 0 ? own * 10 ** -unit.exponent : own / 10 ** unit.exponent;
}

/** From the unit to SI base units. */
export function fromUnit(value: number, unit: Unit): number {
  const scaled = unit.exponent < 0 ? value / 10 ** -unit.exponent : value * 10 ** unit.exponent;
  return scaled * unit.factor + unit.offset;
}

/** The unit itself if the value reads well in it, otherwise the same unit with the prefix that suits. */
export function readableUnit(value: number, unit: Unit, figures = 4): Unit {
  const sizeIn = (of: Unit) => Math.abs(Number(inUnit(value, of).toPrecision(figures)));
  // Compounds are known by one form: 0,5 m/s is easier to grasp than 500 mm/s.
  const [least, limit] = unit.parts.length > 1 ? [0.01, 10_000] : [1, 1000];
  const size = sizeIn(unit);
  const first = unit.parts[0];
  if (value === 0 || !Number.isFinite(value) || (size >= least && size < limit)) return unit;
  if (first?.power !== 1 || unscaled.includes(first.unit.symbol)) return unit;
  // Beside squares and cubes a prefix is hard to weigh: 9·10⁹ N·m²/C² is no 9 GN·m²/C².
  if (unit.parts.some(({ power }) => Math.abs(power) > 1)) return unit;
  const choices = engineering.flatMap((prefix) => withPrefix(unit, prefix) ?? []);
  return choices.find((choice) => sizeIn(choice) >= 1) ?? choices.at(-1) ?? unit;
}

const formats = new Map<string, Intl.NumberFormat>();

function plainNumber(value: number, language: string, figures: number): string {
  const name = `${language} ${figures}`;
  let format = formats.get(name);
  if (!format) {
    format = new Intl.NumberFormat(language, { maximumSignificantDigits: figures, useGrouping: false });
    formats.set(name, format);
  }
  // Groups and signs are set here: languages use the point between groups, which readers of another take for a decimal sign.
  return format
    .format(value === 0 ? 0 : value)
    .replace(/^[-\u2212]/, minusSign)
    .replace(/^(\D?)(\d{5,})/, (_, sign: string, whole: string) => sign + whole.replace(/\B(?=(\d{3})+$)/g, thinSpace));
}
