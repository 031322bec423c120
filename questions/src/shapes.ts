import { z } from 'zod';
import type { QuestionType } from './question-types.ts';
import { closingFields, commonFields } from './source-shapes.ts';
import * as blanks from './types/blanks/shape.ts';
import * as formula from './types/formula/shape.ts';
import * as matching from './types/matching/shape.ts';
import * as multipleChoice from './types/multiple-choice/shape.ts';
import * as numeric from './types/numeric/shape.ts';
import * as ordering from './types/ordering/shape.ts';
import * as shortText from './types/short-text/shape.ts';
import * as singleChoice from './types/single-choice/shape.ts';
import * as trueFalse from './types/true-false/shape.ts';

type Shapes = { sourceShape: z.ZodObject; responseShape: z.ZodObject };

/** How questions of each type are written and answered. */
export const shapes = {
  'single-choice': singleChoice,
  'multiple-choice': multipleChoice,
  'true-false': trueFalse,
  numeric,
  formula,
  'short-text': shortText,
  matching,
  ordering,
  blanks,
} satisfies Record<QuestionType, Shapes>;

const source = <Type extends QuestionType, Own extends z.ZodRawShape>(type: Type, { shape }: z.ZodObject<Own>) =>
  z.strictObject({ type: z.literal(type), ...commonFields, ...shape, ...closingFields });

/** A question as its author writes it, type by type; the order of the keys is the order in which they are written. */
export const questionShape = z.discriminatedUnion('type', [
  source('single-choice', singleChoice.sourceShape),
  source('multiple-choice', multipleChoice.sourceShape),
  source('true-false', trueFalse.sourceShape),
  source('numeric', numeric.sourceShape),
  source('formula', formula.sourceShape),
  source('short-text', shortText.sourceShape),
  source('matching', matching.sourceShape),
  source('ordering', ordering.sourceShape),
  source('blanks', blanks.sourceShape),
]);
export type QuestionSource = z.infer<typeof questionShape>;

const response = <Type extends QuestionType, Own extends z.ZodRawShape>(type: Type, { shape }: z.ZodObject<Own>) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const anyResponseShape = z.discriminatedUnion('type', [
  response('single-choice', singleChoice.responseShape),
  response('multiple-choice', multipleChoice.responseShape),
  response('true-false', trueFalse.responseShape),
  response('numeric', numeric.responseShape),
  response('formula', formula.responseShape),
  response('short-text', shortText.responseShape),
  response('matching', matching.responseShape),
  response('ordering', ordering.responseShape),
  response('blanks', blanks.responseShape),
]);
