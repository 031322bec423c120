import { isSameDimension, type Limits, type QuantityTraits, readUnit, type Unit } from '@navor/quantities';
import { markdownFault } from '../markdown/markdown-faults.ts';
import type { Report, Written } from './field-reader.ts';
import type { QuantityBlock } from './formula-block.ts';

/** How its values are read and shown, apart from the unit; null, and reports, where that is not what it can be. */
export function readTraits(
  { key, whole, difference }: QuantityBlock,
  unit: Unit,
  report: Report,
): Pick<QuantityTraits, 'isWhole' | 'isDifference'> | null {
  const [faulty] = [whole, difference].filter((field) => field && field.text !== 'true');
  if (faulty) {
    report(faulty.line, 'formula-block', markdownFault('quantityTrue', key));
    return null;
  }
  if (difference && !isTemperature(unit)) {
    report(difference.line, 'formula-block', markdownFault('quantityDifference', key));
    return null;
  }
  return { ...(whole && { isWhole: true }), ...(difference && { isDifference: true }) };
}

export function isTemperature(unit: Unit): boolean {
  const kelvin = readUnit('K');
  return kelvin !== null && isSameDimension(unit.dimension, kelvin.dimension);
}

type ReadValue = (written: Written) => number | null;

/** What the author declares as impossible; null, and reports, where that makes no sense. */
export function readLimits({ key, limits }: QuantityBlock, readOne: ReadValue, report: Report): Limits | null {
  const { least, above, most, below } = limits;
  for (const [one, other, names] of [
    [least, above, 'least, above'],
    [most, below, 'most, below'],
  ] as const) {
    if (!one || !other) continue;
    report(other.line, 'formula-block', markdownFault('quantityLimitsTwice', key, names));
    return null;
  }
  const lower = readLimit(least ?? above, least !== null, readOne);
  const upper = readLimit(most ?? below, most !== null, readOne);
  if (lower === null || upper === null) return null;
  if (lower && upper && lower.value >= upper.value) {
    report((least ?? above)?.line ?? 1, 'formula-limits', markdownFault('quantityLimitsEmpty', key));
    return null;
  }
  return { ...(lower && { lower }), ...(upper && { upper }) };
}

/** Undefined where there is none. */
function readLimit(written: Written | null, isIncluded: boolean, readOne: ReadValue): Limits['lower'] | null {
  if (!written) return undefined;
  const value = readOne(written);
  return value === null ? null : { value, isIncluded };
}
