import { evaluateWithoutRoundoff, formatNumber, inUnit, joinUnit } from '@navor/quantities';
import type { Outcome } from '../../outcome.ts';
import type { Fill } from '../../question.ts';
import type { DrawnQuestion, QuestionScorer } from '../../question-scorer.ts';
import { cachedUnit } from '../../template/cached-unit.ts';
import { formatValue } from '../../template/format-value.ts';
import { formatAnswer, formatTolerance, mostFigures, toldFigures, withAllFigures } from './format-answer.ts';
import { readAnswer } from './read-answer.ts';
import { scoreNumber } from './score-number.ts';
import type { NumericReveal, PreparedNumeric } from './shape.ts';

export const scorer = {
  prepare: async (source, tools) => {
    const unit = tools.unit(source.unit, ['unit']);
    const answer = tools.expression(source.answer, ['answer']);
    tools.checkDimension(answer, unit, ['answer']);
    return {
      type: 'numeric',
      answer,
      unit: unit.text,
      tolerance: source.tolerance,
      isUnitRequired: source.unitRequired,
      // A wrong formula is in a wrong unit more often than not, so slips are in whatever they are in.
      slips: await Promise.all(
        source.slips.map(async ({ value, feedback }, at) => ({
          value: tools.expression(value, ['slips', at, 'value']),
          feedback: await tools.rich(feedback, ['slips', at, 'feedback'], 'blocks'),
        })),
      ),
    };
  },

  view: ({ unit, isUnitRequired }) => ({ type: 'numeric', unit, isUnitRequired }),

  score: (prepared, drawing, { text }) => scoreNumber(prepared, drawing, text),

  reveal: (prepared, drawing, fill, given) => ({
    type: 'numeric',
    ...revealNumber(prepared, drawing, fill, given && { text: given.response.text, outcome: given.outcome }),
  }),

  solve: (prepared, drawing) => ({ type: 'numeric', text: typedAnswer(prepared, drawing) }),

  slips: (prepared, drawing) =>
    prepared.slips.flatMap(({ value }) => {
      const wrong = evaluateWithoutRoundoff(value, drawing.values);
      return Number.isFinite(wrong) ? [{ type: 'numeric', text: asTyped(wrong, prepared, drawing) }] : [];
    }),
} satisfies QuestionScorer<'numeric'>;

function revealNumber(
  prepared: PreparedNumeric,
  drawing: DrawnQuestion,
  fill: Fill,
  given: { text: string; outcome: Outcome } | null,
): NumericReveal {
  const unit = cachedUnit(prepared.unit);
  const { language, values } = drawing;
  // Without the noise of the arithmetic, as the values in texts are: 337.49999… is 337.5.
  const right = Number(inUnit(evaluateWithoutRoundoff(prepared.answer, values), unit).toPrecision(mostFigures));
  const slip = given?.outcome.kind === 'graded' ? given.outcome.slip : undefined;
  const ownSlip = slip?.own === undefined ? undefined : prepared.slips[slip.own];
  return {
    answer: formatAnswer(
      { right, unit, tolerance: prepared.tolerance, toldFigures: toldFigures(prepared.answer, drawing.template) },
      language,
    ),
    tolerance: formatTolerance(right, unit, prepared.tolerance, language),
    understood: given && understood(given.text, prepared, drawing),
    slipFeedback: ownSlip ? fill(ownSlip.feedback) : null,
    otherQuantity: slip?.quantity === undefined ? null : quantityNamed(slip.quantity, drawing),
  };
}

function quantityNamed(name: string, drawing: DrawnQuestion): { name: string; value: string } {
  return { name, value: formatValue({ name, form: 'quantity' }, drawing, drawing.template) };
}

function understood(text: string, prepared: PreparedNumeric, { language }: DrawnQuestion): string | null {
  const reading = readAnswer(text, prepared, language);
  if (reading.kind !== 'quantity') return null;
  return joinUnit(formatNumber(inUnit(reading.value, reading.unit), language, mostFigures), reading.unit, language);
}

function typedAnswer(prepared: PreparedNumeric, drawing: DrawnQuestion): string {
  return asTyped(evaluateWithoutRoundoff(prepared.answer, drawing.values), prepared, drawing);
}

/** A value in SI units as a learner would type it, with all the figures that are asked for. */
function asTyped(value: number, { unit: text, tolerance }: PreparedNumeric, { language }: DrawnQuestion): string {
  const unit = cachedUnit(text);
  const number = inUnit(value, unit);
  const written =
    'significantFigures' in tolerance
      ? withAllFigures(number, tolerance.significantFigures, language)
      : formatNumber(number, language, mostFigures);
  return joinUnit(written, unit, language);
}
