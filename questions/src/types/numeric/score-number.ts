import { evaluateWithoutRoundoff, inUnit } from '@navor/quantities';
import type { Outcome } from '../../outcome.ts';
import type { DrawnQuestion } from '../../question-scorer.ts';
import { cachedUnit } from '../../template/cached-unit.ts';
import { readAnswer } from './read-answer.ts';
import type { PreparedNumeric } from './shape.ts';
import { findSlip } from './slips/find-slip.ts';
import { isWithinTolerance } from './tolerance.ts';
import { typedFigures } from './typed-figures.ts';

export function scoreNumber(prepared: PreparedNumeric, drawing: DrawnQuestion, text: string): Outcome {
  const unit = cachedUnit(prepared.unit);
  const reading = readAnswer(text, prepared, drawing.language);
  if (reading.kind === 'empty') return { kind: 'unanswered' };
  if (reading.kind === 'problem') return { kind: 'unreadable', problem: reading.problem };

  const rightSi = evaluateWithoutRoundoff(prepared.answer, drawing.values);
  const [given, right] = [inUnit(reading.value, unit), inUnit(rightSi, unit)];
  const isNear = isWithinTolerance(given, right, prepared.tolerance);
  const hasTooFewFigures = isNear && given !== 0 && typedFigures(text) < requiredFigures(prepared);
  if (isNear && !hasTooFewFigures) return { kind: 'graded', share: 1 };
  const slip = hasTooFewFigures
    ? { kind: 'figures' as const }
    : findSlip({ given, right, givenSi: reading.value, rightSi, unit, givenUnit: reading.unit, prepared, drawing });
  return { kind: 'graded', share: 0, ...(slip && { slip }) };
}

function requiredFigures({ tolerance }: PreparedNumeric): number {
  return 'significantFigures' in tolerance ? tolerance.significantFigures : 0;
}
