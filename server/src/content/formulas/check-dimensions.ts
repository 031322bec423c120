import {
  type Dimension,
  type DimensionFinding,
  dimensionOf,
  dimensionText,
  type Expression,
  isSameDimension,
  namedUnits,
} from '@navor/quantities';
import { type MarkdownFault, markdownFault } from '../markdown/markdown-faults.ts';

/** What is wrong with the dimensions of an equation; null if nothing is. */
export function dimensionFault(
  left: Expression,
  right: Expression,
  of: (key: string) => Dimension,
): MarkdownFault | null {
  const [first, second] = [dimensionOf(left, of), dimensionOf(right, of)];
  if (first.kind !== 'dimension') return describe(first);
  if (second.kind !== 'dimension') return describe(second);
  if (isSameDimension(first.dimension, second.dimension)) return null;
  return markdownFault('dimensionOfSides', unitName(first.dimension), unitName(second.dimension));
}

function describe(finding: Exclude<DimensionFinding, { kind: 'dimension' }>): MarkdownFault {
  if (finding.kind === 'unlike-terms') {
    return markdownFault('dimensionOfTerms', unitName(finding.left), unitName(finding.right));
  }
  if (finding.kind === 'changing-exponent') return markdownFault('dimensionOfPower', unitName(finding.base));
  const unit = unitName(finding.dimension);
  if (finding.of === 'exponent') return markdownFault('dimensionOfExponent', unit);
  return markdownFault('dimensionOfArgument', finding.name, unit);
}

/** Nobody takes a square of a speed for a dose. */
const ofOneTrade = ['rad', 'Gy', 'kat', 'lx'];

/** By the unit that has a name of its own, if there is one; of a plain number it is 1. */
function unitName(dimension: Dimension): string {
  const named = namedUnits.find(
    (unit) =>
      unit.factor === 1 &&
      unit.exponent === 0 &&
      !ofOneTrade.includes(unit.symbol) &&
      isSameDimension(unit.dimension, dimension),
  );
  const text = dimensionText(dimension);
  return named && named.symbol !== text ? `${named.symbol} (${text})` : text;
}
