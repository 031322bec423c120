import type { Translated } from '@navor/languages';
import type { Expression, Unit } from '@navor/quantities';
import type { Outcome } from './outcome.ts';
import type { Drawing, Fill, Prepared, Response, Reveal, Source, View } from './question.ts';
import type { QuestionFault } from './question-faults.ts';
import type { QuestionType } from './question-types.ts';
import type { Condition, Template } from './template/template.ts';
import type { PlainText, RichText } from './text.ts';

/** Where something stands in the author's file: `['options', 2, 'text']`. */
export type Place = readonly (string | number)[];

/** What a type needs to make a question ready to be kept; each tool reports what is wrong with what it is given. */
export type PrepareTools = {
  /** Markdown to finished HTML: as blocks, or as one line that stands inside another element. */
  rich: (text: Translated, place: Place, kind: 'blocks' | 'line') => Promise<RichText>;
  /** Text without markup, with holes. */
  plain: (text: Translated, place: Place) => PlainText;
  /** Over the template's values and these other symbols; reports names that are neither. */
  expression: (written: string, place: Place, symbols?: readonly string[]) => Expression;
  condition: (written: string, place: Place) => Condition;
  unit: (written: string, place: Place) => Unit;
  /** Reports a dimension that is not the unit's. */
  checkDimension: (expression: Expression, unit: Unit, place: Place) => void;
  report: (place: Place, fault: QuestionFault) => void;
};

/** What texts need that are not of the types' own making: Markdown with holes already in it, and someone to tell. */
export type TextTools = Pick<PrepareTools, 'rich' | 'report'>;

/** A drawing with what it was drawn from: other values of the question tell which slip was made. */
export type DrawnQuestion = Drawing & { template: Template };

/** A type's side of the server: what is right is known here and nowhere else. */
export type QuestionScorer<Type extends QuestionType> = {
  prepare: (source: Source<Type>, tools: PrepareTools) => Promise<Prepared<Type>>;
  /** What may be shown before the question is settled. */
  view: (prepared: Prepared<Type>, drawing: DrawnQuestion, fill: Fill) => View<Type>;
  score: (prepared: Prepared<Type>, drawing: DrawnQuestion, response: Response<Type>) => Outcome;
  /** What is shown once the question is settled, beside the outcome and the worked solution. */
  reveal: (
    prepared: Prepared<Type>,
    drawing: DrawnQuestion,
    fill: Fill,
    given: { response: Response<Type>; outcome: Outcome } | null,
  ) => Reveal<Type>;
  /** An answer that earns full marks, as a learner would give it. */
  solve: (prepared: Prepared<Type>, drawing: DrawnQuestion) => Response<Type>;
  /** Wrong answers that are foreseen, as a learner would give them: none of them may ever be right. */
  slips: (prepared: Prepared<Type>, drawing: DrawnQuestion) => Response<Type>[];
};
