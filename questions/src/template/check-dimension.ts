import {
  type Dimension,
  type DimensionFinding,
  dimensionOf,
  dimensionText,
  type Expression,
  isSameDimension,
  quantityKeys,
} from '@navor/quantities';
import { faultOf, type QuestionFault } from '../question-faults.ts';
import type { Condition } from './template.ts';

type DimensionOfName = (name: string) => Dimension;

/** What is wrong with an expression for a value of this dimension; null where nothing is, or where it cannot be told. */
export function dimensionFault(expression: Expression, expected: Dimension, of: DimensionOfName): QuestionFault | null {
  if (isConstant(expression)) return null;
  const finding = dimensionOf(expression, of);
  if (finding.kind === 'dimension' && isSameDimension(finding.dimension, expected)) return null;
  if (mayHoldSiValue(expression)) return null;
  if (finding.kind !== 'dimension') return findingFault(finding);
  return faultOf('otherDimension', dimensionText(finding.dimension), dimensionText(expected));
}

export function conditionFault({ left, right }: Condition, of: DimensionOfName): QuestionFault | null {
  if (isConstant(left) || isConstant(right)) return null;
  const finding = dimensionOf(left, of);
  if (finding.kind === 'dimension') return dimensionFault(right, finding.dimension, of);
  return mayHoldSiValue(left) ? null : findingFault(finding);
}

function isConstant(expression: Expression): boolean {
  return quantityKeys(expression).size === 0;
}

/** Counts that formulas are full of; other factors may be constants of nature, in SI units. */
const plainFactors = [0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8, 100];

/** Numbers carry no units here, so one that is added, and an unusual factor, may be a value of any dimension. */
function mayHoldSiValue(expression: Expression): boolean {
  switch (expression.op) {
    case 'number':
      return !plainFactors.includes(expression.value);
    case 'pi':
    case 'quantity':
      return false;
    case 'negate':
    case 'call':
      return mayHoldSiValue(expression.of);
    case 'power':
      return mayHoldSiValue(expression.left);
    case 'add':
    case 'subtract':
      return [expression.left, expression.right].some((side) => side.op === 'number' || mayHoldSiValue(side));
    default:
      return mayHoldSiValue(expression.left) || mayHoldSiValue(expression.right);
  }
}

function findingFault(finding: Exclude<DimensionFinding, { kind: 'dimension' }>): QuestionFault {
  if (finding.kind === 'unlike-terms') {
    return faultOf('unlikeTerms', dimensionText(finding.left), dimensionText(finding.right));
  }
  if (finding.kind === 'changing-exponent') return faultOf('changingExponent');
  const dimension = dimensionText(finding.dimension);
  return finding.of === 'exponent'
    ? faultOf('plainExponent', dimension)
    : faultOf('plainArgument', finding.name, dimension);
}
