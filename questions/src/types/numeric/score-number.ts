import {
  evaluateWithoutRoundoff,
  inUnit,
  isSameDimension,
  noUnit,
  type Reading,
  readQuantity,
  type Unit,
} from '@navor/quantities';
import type { Outcome, ReadingProblem } from '../../outcome.ts';
import type { DrawnQuestion } from '../../question-scorer.ts';
import { cachedUnit } from '../../template/cached-unit.ts';
import type { PreparedNumeric } from './shape.ts';
import { findSlip } from './slips/find-slip.ts';
import { isWithinTolerance } from './tolerance.ts';
import { typedFigures } from './typed-figures.ts';

export function scoreNumber(prepared: PreparedNumeric, drawing: DrawnQuestion, text: string): Outcome {
  const unit = cachedUnit(prepared.unit);
  const reading = readQuantity(text, unit);
  if (reading.kind === 'empty') return { kind: 'unanswered' };
  if (reading.kind !== 'quantity') return { kind: 'unreadable', problem: problemOf(reading) };
  const isUnitMissing = reading.isBareNumber && prepared.isUnitRequired && !isPlain(unit);
  if (isUnitMissing) return { kind: 'unreadable', problem: { kind: 'missing-unit', unit: unit.text } };

  const rightSi = evaluateWithoutRoundoff(prepared.answer, drawing.values);
  const [given, right] = [inUnit(reading.value, unit), inUnit(rightSi, unit)];
  const isNear = isWithinTolerance(given, right, prepared.tolerance);
  const hasTooFewFigures = isNear && given !== 0 && typedFigures(text) < requiredFigures(prepared);
  if (isNear && !hasTooFewFigures) return { kind: 'graded', share: 1 };
  const slip = hasTooFewFigures
    ? { kind: 'rounding' as const }
    : findSlip({ given, right, givenSi: reading.value, rightSi, unit, givenUnit: reading.unit, prepared, drawing });
  return { kind: 'graded', share: 0, ...(slip && { slip }) };
}

function requiredFigures({ tolerance }: PreparedNumeric): number {
  return 'significantFigures' in tolerance ? tolerance.significantFigures : 0;
}

/** Parts, percents and angles are numbers with or without their signs. */
function isPlain(unit: Unit): boolean {
  return isSameDimension(unit.dimension, noUnit.dimension);
}

function problemOf(reading: Extract<Reading, { kind: 'unreadable' | 'wrong-dimension' }>): ReadingProblem {
  if (reading.kind === 'unreadable') {
    return { kind: 'unreadable', reason: reading.reason, at: reading.at, part: reading.part };
  }
  return { kind: 'wrong-dimension', given: reading.givenUnit, expected: reading.expectedUnit };
}
