import type { Language } from '@navor/languages';
import type { QuestionParts } from './question-parts.ts';
import type { QuestionType } from './question-types.ts';
import type { Template, Values } from './template/template.ts';
import type { Hole, RichText } from './text.ts';

/** Each type's own side of a question, from how it is written to how it is shown once it is settled. */
export type Source<Type extends QuestionType = QuestionType> = {
  [T in Type]: { type: T } & QuestionParts[T]['source'];
}[Type];
export type Prepared<Type extends QuestionType = QuestionType> = {
  [T in Type]: { type: T } & QuestionParts[T]['prepared'];
}[Type];
export type View<Type extends QuestionType = QuestionType> = {
  [T in Type]: { type: T } & QuestionParts[T]['view'];
}[Type];
export type Response<Type extends QuestionType = QuestionType> = {
  [T in Type]: { type: T } & QuestionParts[T]['response'];
}[Type];
export type Reveal<Type extends QuestionType = QuestionType> = {
  [T in Type]: { type: T } & QuestionParts[T]['reveal'];
}[Type];

/** A question as it is kept: checked, its texts finished, its expressions read. */
export type PreparedQuestion = {
  points: number;
  topic: string;
  template: Template;
  /** All holes that its texts may have. */
  holes: Hole[];
  body: RichText;
  hints: RichText[];
  solution: RichText;
  answer: Prepared;
};

/** What one attempt has drawn, and whom it is shown to. The same drawing always gives the same question. */
export type Drawing = {
  seed: number;
  values: Values;
  language: Language;
  /** Whether options are put in an order of the attempt's own. */
  shuffles: boolean;
};

/** Fills the holes of a text with the attempt's values, as the drawing's language writes them. */
export type Fill = (text: RichText) => string;
