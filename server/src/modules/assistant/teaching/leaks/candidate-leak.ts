import { isSameDimension, type Unit } from '@navor/quantities';
import type { Sum } from './arithmetic-in.ts';
import { isCounted, isLed } from './before-number.ts';
import type { BlockValue } from './block-values.ts';
import { isClose, numbersOf } from './is-about.ts';
import type { FoundQuantity } from './quantities-in.ts';
import type { Reading } from './reading.ts';

/** What may be known of a question whose number is kept back: all but the number. */
export type AskedNumber = { unit: Unit; bodies: readonly string[] };

/**
 * Whether anything is told that could be the number asked for, right or not: were only the right one held back, asking for
 * one after the other would tell it. Values of the question itself are no result.
 */
export function tellsCandidate(
  reading: Reading,
  values: readonly BlockValue[],
  { unit, bodies }: AskedNumber,
): boolean {
  const { plain, quantities, sums } = reading;
  const known = bodies.flatMap(numbersOf);
  const isNew = (value: number) => !known.some((given) => isClose(given.value, value));
  if (values.some((each) => isSameKind(each.unit, unit) && isNew(each.value))) return true;
  const measures = (quantity: FoundQuantity) =>
    quantity.unit !== null &&
    isSameKind(quantity.unit, unit) &&
    isNew(quantity.value) &&
    !isDefinition(quantity, reading);
  if (quantities.some(measures) || sums.some((sum) => isResult(sum, unit, isNew, known))) return true;
  return quantities.some(
    (quantity) =>
      (quantity.unit === null || quantity.unit.text === '%') &&
      !known.some(({ written }) => isClose(written, quantity.written)) &&
      isBareResult(plain, quantity),
  );
}

/** Angles, percents and plain numbers have the same dimension, but do not stand for each other. */
function isSameKind(said: Unit, asked: Unit): boolean {
  if (!isSameDimension(said.dimension, asked.dimension)) return false;
  return asked.dimension.some((power) => power !== 0) || said.text === asked.text || said.text === '%';
}

/** `1 h = 3600 s` is no result. */
function isDefinition({ value, unit }: FoundQuantity, { quantities }: Reading): boolean {
  return quantities.some(
    (one) => one.written === 1 && one.unit && unit && one.unit.text !== unit.text && isClose(one.value, value),
  );
}

/** Of bare numbers two that are the question's own are put together: `12 / 47` is as good as `12 V / 47 Ω`. */
function isResult(
  { value, dimension, hasUnits, operands }: Sum,
  asked: Unit,
  isNew: (value: number) => boolean,
  known: readonly FoundQuantity[],
): boolean {
  if (hasUnits)
    return asked.dimension.some((power) => power !== 0) && isSameDimension(dimension, asked.dimension) && isNew(value);
  const own = operands.filter(({ written }) => known.some((given) => isClose(given.written, written)));
  return new Set(own.map(({ written }) => written)).size >= 2;
}

/** Numbers with which everybody converts and reckons, beside powers of ten. */
const usual = [0, 3.6, 24, 36, 3600, 9.81, 180, 270, 360, 273, 273.15, 0.5, 1.5, 0.25];

function isUsual(written: number): boolean {
  const isPowerOfTen = Number.isInteger(Math.log10(Math.abs(written)));
  return isPowerOfTen || Math.abs(written - Math.PI) < 0.005 || usual.some((each) => isClose(each, written));
}

/** A number by itself that has figures enough to be a result, or is said to be one. */
function isBareResult(plain: string, { start, end, written, figures }: FoundQuantity): boolean {
  const before = plain.slice(Math.max(0, start - 24), start);
  if (isCounted(before) || /\^\s*\(?$/.test(before) || isUsual(written)) return false;
  if (figures >= 2 || !Number.isInteger(written)) return true;
  return isLed(before) && !/^\s?-?[\p{L}·/^+²³]/u.test(plain.slice(end, end + 3));
}
