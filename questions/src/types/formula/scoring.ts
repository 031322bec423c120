import {
  type Expression,
  equivalenceTo,
  equivalent,
  expressionHtml,
  factorCount,
  isInForm,
  quantityKeys,
} from '@navor/quantities';
import { faultOf } from '../../question-faults.ts';
import type { DrawnQuestion, PrepareTools, QuestionScorer } from '../../question-scorer.ts';
import { reservedNames } from '../../template/compile-template.ts';
import { mapExpression } from '../../template/map-expression.ts';
import type { Values } from '../../template/template.ts';
import { expressionText } from './expression-text.ts';
import { readTyped } from './read-typed.ts';
import type { Formula, PreparedSymbol, RequiredForm } from './shape.ts';

export const scorer = {
  prepare: async (source, tools) => {
    const names = Object.keys(source.symbols);
    const prepared = {
      answer: tools.expression(source.answer, ['answer'], names),
      left: source.left ? await tools.rich(source.left, ['left'], 'line') : null,
      symbols: Object.entries(source.symbols).map(([name, { meaning, range }]) => ({
        name,
        meaning: tools.plain(meaning, ['symbols', name, 'meaning']),
        range,
      })),
      form: source.form ?? null,
      slips: await Promise.all(
        source.slips.map(async ({ value, feedback }, at) => ({
          value: tools.expression(value, ['slips', at, 'value'], names),
          feedback: await tools.rich(feedback, ['slips', at, 'feedback'], 'blocks'),
        })),
      ),
    };
    check(prepared, tools);
    return { type: 'formula', ...prepared };
  },

  view: ({ left, symbols, form }, _drawing, fill) => ({
    type: 'formula',
    left: left && fill(left),
    symbols: symbols.map(({ name, meaning }) => ({ name, meaning: fill(meaning) })),
    form,
  }),

  score: (prepared, drawing, { text }) => {
    const reading = readTyped(text, namesOf(prepared), drawing.language);
    if (reading.kind === 'empty') return { kind: 'unanswered' };
    if (reading.kind === 'problem') return { kind: 'unreadable', problem: reading.problem };
    const given = reading.expression;
    const compare = equivalenceTo(given, { symbols: sampled(prepared.symbols), seed: drawing.seed });
    const isSame = (other: Expression) => compare(withValues(other, drawing.values)).kind === 'equal';
    if (isSame(prepared.answer)) {
      const answer = withValues(prepared.answer, drawing.values);
      const isOtherForm = prepared.form !== null && !isAsAsked(given, prepared.form, answer);
      return { kind: 'graded', share: isOtherForm ? 0.5 : 1, ...(isOtherForm && { isOtherForm }) };
    }
    const own = prepared.slips.findIndex(({ value }) => isSame(value));
    return { kind: 'graded', share: 0, ...(own >= 0 && { slip: { kind: 'own', own } }) };
  },

  reveal: (prepared, { values, language }, fill, given) => {
    const reading = given && readTyped(given.response.text, namesOf(prepared), language);
    const slip = given?.outcome.kind === 'graded' ? given.outcome.slip?.own : undefined;
    const ownSlip = slip === undefined ? undefined : prepared.slips[slip];
    return {
      type: 'formula',
      answer: expressionHtml(withValues(prepared.answer, values), { language }),
      understood: reading?.kind === 'expression' ? expressionHtml(reading.expression, { language }) : null,
      slipFeedback: ownSlip ? fill(ownSlip.feedback) : null,
    };
  },

  solve: ({ answer }, drawing) => ({ type: 'formula', text: asTyped(answer, drawing) }),

  slips: ({ slips }, drawing) => slips.map(({ value }) => ({ type: 'formula', text: asTyped(value, drawing) })),
} satisfies QuestionScorer<'formula'>;

type Prepared = Formula['prepared'];

function check({ answer, symbols, form, slips }: Prepared, tools: PrepareTools): void {
  for (const { name, range } of symbols) {
    if (reservedNames.has(name)) tools.report(['symbols', name], faultOf('reserved', name));
    if (range[0] >= range[1]) tools.report(['symbols', name, 'range'], faultOf('rangeBackwards'));
  }
  if (form && !isInForm(answer, form)) tools.report(['answer'], faultOf('notInForm', form));
  const isOfSymbols = (expression: Expression) =>
    [...quantityKeys(expression)].every((key) => symbols.some(({ name }) => name === key));
  // With values of the template it can only be told for each draw.
  if (!isOfSymbols(answer)) return;
  const isSame = (other: Expression) =>
    equivalent(answer, other, { symbols: sampled(symbols), seed: 1 }).kind === 'equal';
  if (!isSame(answer)) tools.report(['answer'], faultOf('noSample'));
  for (const [at, { value }] of slips.entries()) {
    if (isOfSymbols(value) && isSame(value)) tools.report(['slips', at, 'value'], faultOf('slipIsAnswer'));
  }
}

function namesOf({ symbols }: Prepared): string[] {
  return symbols.map(({ name }) => name);
}

/** A number taken out in front is no factor yet: ½(2x² + 4x − 48) is as little factored as x² + 2x − 24. */
function isAsAsked(given: Expression, form: RequiredForm, answer: Expression): boolean {
  return isInForm(given, form) && (form !== 'factored' || factorCount(given) >= factorCount(answer));
}

function sampled(symbols: readonly PreparedSymbol[]) {
  return symbols.map(({ name, range: [min, max] }) => ({ key: name, min, max }));
}

function withValues(expression: Expression, values: Values): Expression {
  return mapExpression(expression, (part) => {
    if (part.op !== 'quantity' || !Object.hasOwn(values, part.key)) return part;
    return { op: 'number', value: Number((values[part.key] ?? Number.NaN).toPrecision(12)) };
  });
}

function asTyped(expression: Expression, { values, language }: DrawnQuestion): string {
  return expressionText(withValues(expression, values), language);
}
