import { dimensionOf, type Expression, evaluateWithoutRoundoff, inUnit, isSameDimension } from '@navor/quantities';
import { dimensionsIn } from '../../../template/compile-template.ts';
import { type Attempted, isLike, type SlipFinder } from './attempted.ts';

/** A slip that the author foresaw, the first that fits. */
export const authoredSlip: SlipFinder = (attempted) => {
  const at = attempted.prepared.slips.findIndex(({ value }) => isMade(value, attempted));
  return at < 0 ? null : { kind: 'own', own: at };
};

function isMade(value: Expression, attempted: Attempted): boolean {
  const { given, unit, drawing } = attempted;
  const target = evaluateWithoutRoundoff(value, drawing.values);
  const inOwnUnit = inUnit(target, unit);
  if (isLike(given, inOwnUnit, attempted) || (given === 0 && inOwnUnit === 0)) return true;
  const finding = dimensionOf(value, dimensionsIn(drawing.template));
  if (finding.kind === 'dimension' && isSameDimension(finding.dimension, unit.dimension)) return false;
  // A wrong formula has a wrong unit, for which no prefix of the right one is the proper one.
  return powersOfThousand.some((power) => isLike(given, target * power, attempted));
}

const powersOfThousand = [-12, -9, -6, -3, 0, 3, 6, 9, 12].map((power) => 10 ** power);
