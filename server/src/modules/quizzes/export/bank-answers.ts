import { defaultLanguage, textIn } from '@navor/languages';
import { type Expression, evaluateWithoutRoundoff } from '@navor/quantities';
import type { QuestionSource, Response } from '@navor/questions';
import { numberInUnit } from '@navor/questions/template/format-value.ts';
import type { PreparedNumeric } from '@navor/questions/types/numeric/shape.ts';
import { toleranceWidth } from '@navor/questions/types/numeric/tolerance.ts';
import {
  type BankGap,
  type BankQuestion,
  type BankText,
  type ChoiceAnswer,
  gapMark,
  type NumberAnswer,
  ourGrading,
  type WordAnswer,
} from '../import/bank.ts';
import { Refusal } from '../import/refusal.ts';
import { addOnce, type Exporting } from './exporting.ts';

type Sourced<Type extends QuestionSource['type']> = Extract<QuestionSource, { type: Type }>;
type Answered = Pick<BankQuestion, 'body' | 'answer'>;

/** What is asked and what is right, with the values of the draw. */
export function bankAnswer(exporting: Exporting, solved: Response): Answered {
  const { source } = exporting;
  const body = exporting.blocks(source.body);
  switch (source.type) {
    case 'single-choice':
      return { body, answer: single(exporting, source) };
    case 'multiple-choice':
      return { body, answer: several(exporting, source) };
    case 'true-false':
      return { body, answer: truth(exporting, source, solved) };
    case 'numeric':
      return { body, answer: numberAnswer(exporting, preparedNumber(exporting.prepared.answer)) };
    case 'short-text':
      return { body, answer: words(exporting, source) };
    case 'matching':
      return {
        body,
        answer: {
          kind: 'pairs',
          pairs: source.pairs.map(({ left, right }) => ({ left: exporting.line(left), right: exporting.line(right) })),
          extras: source.extras.map(exporting.line),
          hasComments: false,
        },
      };
    case 'ordering':
      return {
        body,
        answer: {
          kind: 'order',
          items: source.items.map(({ text }) => exporting.line(text)),
          asked: null,
          grading: ourGrading,
        },
      };
    case 'blanks':
      return gaps(exporting, source, body);
    case 'formula':
      // Elsewhere a formula is right letter by letter only.
      throw new Refusal('formula');
  }
}

type Choices = Pick<Sourced<'single-choice'>, 'options'>;

function single(exporting: Exporting, { options }: Choices): ChoiceAnswer {
  return { kind: 'choice', isSingle: true, options: choices(exporting, options, (isRight) => (isRight ? 100 : 0)) };
}

/** Right options share the points, and wrong ones take off as much together. */
function several(exporting: Exporting, { options }: Choices): ChoiceAnswer {
  const right = options.filter(({ correct }) => correct).length;
  const wrong = options.length - right;
  const percent = (isRight: boolean) => (isRight ? share(right) : -share(wrong));
  if ([right, wrong].some((count) => count > mostShares)) addOnce(exporting.notes, 'oddShares');
  return { kind: 'choice', isSingle: false, options: choices(exporting, options, percent) };
}

/** Moodle knows tenths and what is more than that. */
const mostShares = 10;

/** With as many digits as Moodle writes, by which it finds the share in its list. */
function share(count: number): number {
  return Number((100 / count).toFixed(5));
}

function choices(exporting: Exporting, options: Choices['options'], percent: (isRight: boolean) => number) {
  return options.map(({ text, correct, feedback }) => ({
    text: exporting.line(text),
    percent: percent(correct),
    feedback: feedback ? exporting.line(feedback) : null,
  }));
}

function truth(exporting: Exporting, { feedback }: Sourced<'true-false'>, solved: Response): BankQuestion['answer'] {
  const comment = feedback ? exporting.blocks(feedback) : null;
  const isTrue = solved.type === 'true-false' && solved.choice;
  return { kind: 'truth', isTrue, whenRight: comment, whenWrong: comment };
}

type Words = Pick<Sourced<'short-text'>, 'accepted' | 'caseMatters' | 'diacriticsMatter' | 'feedback'>;

function words(exporting: Exporting, { accepted, caseMatters, diacriticsMatter, feedback }: Words): WordAnswer {
  const variants = textIn(accepted, exporting.drawing.language);
  if (!diacriticsMatter && variants.some((word) => /\p{M}/u.test(word.normalize('NFD')))) {
    addOnce(exporting.notes, 'diacritics');
  }
  const comment = feedback ? exporting.blocks(feedback) : null;
  return {
    kind: 'words',
    caseMatters,
    // A star would stand for anything.
    words: variants.map((word) => ({ text: word.replaceAll('*', '\\*'), percent: 100, feedback: comment })),
  };
}

function preparedNumber(answer: { type: string }): PreparedNumeric {
  if (answer.type !== 'numeric') throw new Error('A numeric question is kept as one');
  return answer as PreparedNumeric & { type: 'numeric' };
}

function numberAnswer(
  { source, drawing, notes, line }: Exporting,
  { answer, unit, tolerance, isUnitRequired, slips }: PreparedNumeric,
): NumberAnswer {
  const numberOf = (expression: Expression) => numberInUnit(evaluateWithoutRoundoff(expression, drawing.values), unit);
  const right = numberOf(answer);
  const room = Number(toleranceWidth(tolerance, right).toPrecision(6));
  if ('significantFigures' in tolerance) addOnce(notes, 'figures');
  addOnce(notes, 'slips');
  const written = 'slips' in source ? source.slips : [];
  return {
    kind: 'number',
    ...{ unit, isUnitRequired: unit !== '' && isUnitRequired },
    numbers: [
      { value: right, tolerance: room, percent: 100, feedback: null },
      ...slips.flatMap(({ value }, at) => {
        const slip = numberOf(value);
        const feedback = written[at]?.feedback;
        if (!Number.isFinite(slip) || !feedback) return [];
        return [{ value: slip, tolerance: room, percent: 0, feedback: line(feedback) }];
      }),
    ],
  };
}

/** `[[tok]]`. */
const gap = /\[\[\s*([^[\]]*?)\s*\]\]/g;

/** The text of the gaps follows what is asked; gaps stand in it as the marks of the importers. */
function gaps(exporting: Exporting, source: Sourced<'blanks'>, body: BankText): Answered {
  const { language } = exporting.drawing;
  const names = Array.from(textIn(source.text, language).matchAll(gap), ([, name = '']) => name);
  const { answer: prepared } = exporting.prepared;
  if (prepared.type !== 'blanks') throw new Error('A text with gaps is kept as one');
  const marked = textIn(source.text, language).replace(gap, (_whole, name: string) => gapMark(names.indexOf(name)));
  const found = names.map((name): BankGap => {
    const written = source.gaps[name];
    const kept = prepared.gaps[name];
    if (!written || !kept) throw new Error(`The gap ${name} is not there`);
    return { weight: 1, answer: gapAnswer(exporting, written, kept) };
  });
  return {
    body: {
      text: `${body.text}\n${exporting.blocks({ [defaultLanguage]: marked, [language]: marked }).text}`,
      format: 'html',
    },
    answer: { kind: 'gaps', gaps: found },
  };
}

type Gap = Sourced<'blanks'>['gaps'][string];

function gapAnswer(exporting: Exporting, gap: Gap, kept: { type: string }): BankGap['answer'] {
  if (gap.type === 'single-choice') return single(exporting, gap);
  if (gap.type === 'short-text') return words(exporting, gap);
  return numberAnswer(exporting, preparedNumber(kept));
}
