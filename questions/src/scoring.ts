import type { Outcome } from './outcome.ts';
import { prepareTools } from './prepare-tools.ts';
import type { Drawing, Fill, PreparedQuestion, Response, Reveal, View } from './question.ts';
import type { DrawnQuestion, QuestionScorer, TextTools } from './question-scorer.ts';
import type { QuestionType } from './question-types.ts';
import { type Secret, secretsOf as secretsOfDrawing } from './secrets.ts';
import type { QuestionSource } from './shapes.ts';
import { compileTemplate } from './template/compile-template.ts';
import { fillText } from './template/fill.ts';
import { formatValue, numberInUnit } from './template/format-value.ts';
import { holesOf } from './template/holes.ts';
import { scorer as blanks } from './types/blanks/scoring.ts';
import { scorer as formula } from './types/formula/scoring.ts';
import { scorer as matching } from './types/matching/scoring.ts';
import { scorer as multipleChoice } from './types/multiple-choice/scoring.ts';
import { scorer as numeric } from './types/numeric/scoring.ts';
import { scorer as ordering } from './types/ordering/scoring.ts';
import { scorer as shortText } from './types/short-text/scoring.ts';
import { scorer as singleChoice } from './types/single-choice/scoring.ts';
import { scorer as trueFalse } from './types/true-false/scoring.ts';

export type { Place, PrepareTools, TextTools } from './question-scorer.ts';
export { bodiesOf, type Secret, type SecretItem } from './secrets.ts';
export { drawValues, type PinnedValues } from './template/draw-values.ts';
export type { Template, Values } from './template/template.ts';

const scorers: { [Type in QuestionType]: QuestionScorer<Type> } = {
  'single-choice': singleChoice,
  'multiple-choice': multipleChoice,
  'true-false': trueFalse,
  numeric,
  formula,
  'short-text': shortText,
  matching,
  ordering,
  blanks,
};

function scorerOf<Type extends QuestionType>(type: Type): QuestionScorer<Type> {
  return scorers[type];
}

/** Checks a question and makes it ready to be kept. Whatever is wrong is reported; then nothing of it may be kept. */
export async function prepareQuestion(source: QuestionSource, tools: TextTools): Promise<PreparedQuestion> {
  const template = compileTemplate(source, tools.report);
  const holes = holesOf(template);
  const own = prepareTools(template, holes, tools);
  const body = await own.rich(source.body, ['body'], 'blocks');
  const answer = await scorerOf(source.type).prepare(source, own);
  const hints = await Promise.all(source.hints.map((hint, at) => own.rich(hint, ['hints', at], 'blocks')));
  const solution = await own.rich(source.solution, ['solution'], 'blocks');
  return { points: source.points, topic: source.topic, template, holes, body, hints, solution, answer };
}

/** What may be shown before the question is settled. */
export function viewQuestion(
  question: PreparedQuestion,
  drawing: Drawing,
): { body: string; view: View; hintCount: number } {
  const fill = fillOf(question, drawing);
  return {
    body: fill(question.body),
    view: scorerOf(question.answer.type).view(question.answer, drawnFrom(question, drawing), fill),
    hintCount: question.hints.length,
  };
}

/** What was drawn and what follows from it, as the drawing's language writes it. */
export function shownValues({ template }: PreparedQuestion, drawing: Drawing): ShownValue[] {
  const shown =
    (kind: ShownValue['kind']) =>
    ({ name, unit }: { name: string; unit: string }) => ({
      ...{ name, kind, unit },
      number: numberInUnit(drawing.values[name] ?? Number.NaN, unit),
      text: formatValue({ name, form: 'quantity' }, drawing, template),
    });
  return [...template.variables.map(shown('drawn')), ...template.derived.map(shown('derived'))];
}

/** The number is in the unit, as a variable is pinned to it. */
export type ShownValue = { name: string; kind: 'drawn' | 'derived'; number: number; unit: string; text: string };

/** The first hints, as many as were asked for. */
export function hintsOf(question: PreparedQuestion, drawing: Drawing, count: number): string[] {
  return question.hints.slice(0, Math.max(0, count)).map(fillOf(question, drawing));
}

export function scoreResponse(question: PreparedQuestion, drawing: Drawing, response: Response): Outcome {
  if (response.type !== question.answer.type) return { kind: 'unanswered' };
  return scorerOf(question.answer.type).score(question.answer, drawnFrom(question, drawing), response);
}

/** The same where there is no way back: a gap that cannot be read is a wrong one, and the others earn what they are worth. */
export function settleResponse(question: PreparedQuestion, drawing: Drawing, response: Response): Outcome {
  const outcome = scoreResponse(question, drawing, response);
  if (outcome.kind !== 'unreadable' || response.type !== 'blanks') return outcome;
  const readable = Object.entries(response.gaps).filter(([name]) => !Object.hasOwn(outcome.parts ?? {}, name));
  const settled = scoreResponse(question, drawing, { type: 'blanks', gaps: Object.fromEntries(readable) });
  if (settled.kind !== 'graded') return outcome;
  return { ...settled, parts: { ...settled.parts, ...outcome.parts } };
}

/** What is shown once the question is settled. */
export function revealQuestion(
  question: PreparedQuestion,
  drawing: Drawing,
  given: { response: Response; outcome: Outcome } | null,
): { solution: string; reveal: Reveal } {
  const fill = fillOf(question, drawing);
  const own = given?.response.type === question.answer.type ? given : null;
  const reveal = scorerOf(question.answer.type).reveal(question.answer, drawnFrom(question, drawing), fill, own);
  return { solution: fill(question.solution), reveal };
}

/** An answer that earns full marks, as a learner would give it. */
export function solveQuestion(question: PreparedQuestion, drawing: Drawing): Response {
  return scorerOf(question.answer.type).solve(question.answer, drawnFrom(question, drawing));
}

/** Wrong answers that are foreseen, as learners would give them. */
export function slipsOf(question: PreparedQuestion, drawing: Drawing): Response[] {
  return scorerOf(question.answer.type).slips(question.answer, drawnFrom(question, drawing));
}

/** What must not be told before the question is settled. For whoever keeps it back, and never to be shown. */
export function secretsOf(question: PreparedQuestion, drawing: Drawing): Secret[] {
  return secretsOfDrawing(question, drawing, () => {
    const solved = solveQuestion(question, drawing);
    return solved.type === 'true-false' && solved.choice;
  });
}

function fillOf({ holes, template }: PreparedQuestion, drawing: Drawing): Fill {
  return (text) => fillText(text, holes, drawing, template);
}

function drawnFrom({ template }: PreparedQuestion, drawing: Drawing): DrawnQuestion {
  return { ...drawing, template };
}
