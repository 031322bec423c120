import {
  type Dimension,
  type DimensionFinding,
  dimensionOf,
  dimensionText,
  type Expression,
  isSameDimension,
  namedUnits,
} from '@navor/quantities';

/** What is wrong with the dimensions of an equation, in words; null if nothing is. */
export function dimensionFault(left: Expression, right: Expression, of: (key: string) => Dimension): string | null {
  const [first, second] = [dimensionOf(left, of), dimensionOf(right, of)];
  if (first.kind !== 'dimension') return describe(first);
  if (second.kind !== 'dimension') return describe(second);
  if (isSameDimension(first.dimension, second.dimension)) return null;
  return `the left side is ${unitName(first.dimension)}, the right side ${unitName(second.dimension)}`;
}

function describe(finding: Exclude<DimensionFinding, { kind: 'dimension' }>): string {
  if (finding.kind === 'unlike-terms') {
    const hint = 'a number that has a unit is written as a constant';
    return `${unitName(finding.left)} and ${unitName(finding.right)} cannot be added; ${hint}`;
  }
  if (finding.kind === 'changing-exponent') {
    return `the power of ${unitName(finding.base)} has to be a number that does not change`;
  }
  const what = finding.of === 'exponent' ? 'an exponent' : `the argument of ${finding.name}`;
  return `${what} has to be a plain number, but is ${unitName(finding.dimension)}`;
}

/** Nobody takes a square of a speed for a dose. */
const ofOneTrade = ['rad', 'Gy', 'kat', 'lx'];

/** By the unit that has a name of its own, if there is one. */
function unitName(dimension: Dimension): string {
  const named = namedUnits.find(
    (unit) =>
      unit.factor === 1 &&
      unit.exponent === 0 &&
      !ofOneTrade.includes(unit.symbol) &&
      isSameDimension(unit.dimension, dimension),
  );
  const text = dimensionText(dimension);
  if (text === '1') return 'a plain number';
  return named && named.symbol !== text ? `${named.symbol} (${text})` : text;
}
