import type { Expression } from '@navor/quantities';
import { z } from 'zod';
import { typedText } from '../../response-shapes.ts';
import { expression, markdown, unit } from '../../source-shapes.ts';
import type { RichText } from '../../text.ts';

/** `absolute` is in the answer's unit, `relative` a share such as 0.02, `significantFigures` how many must be right. */
export const toleranceShape = z.union([
  z.strictObject({ absolute: z.number().nonnegative() }),
  z.strictObject({ relative: z.number().positive().max(0.5) }),
  z.strictObject({ significantFigures: z.int().min(1).max(10) }),
]);
export type Tolerance = z.infer<typeof toleranceShape>;

export const sourceShape = z.strictObject({
  answer: expression,
  /** The unit that the answer is shown in; any of the same dimension is accepted. */
  unit: unit.default(''),
  tolerance: toleranceShape.default({ relative: 0.01 }),
  /** Without it, a bare number is taken to be in the unit. */
  unitRequired: z.boolean().default(true),
  slips: z
    .array(z.strictObject({ value: expression, feedback: markdown }))
    .max(10)
    .default([]),
});
export const responseShape = z.strictObject({ text: typedText });

export type PreparedNumeric = {
  answer: Expression;
  unit: string;
  tolerance: Tolerance;
  isUnitRequired: boolean;
  slips: { value: Expression; feedback: RichText }[];
};

export type NumericReveal = {
  /** `12,5 mA`, and how far from it is still right: `± 0,1 mA`. */
  answer: string;
  tolerance: string;
  /** What the answer given was understood as; null where it could not be. */
  understood: string | null;
  /** The author's words on the slip that was made. */
  slipFeedback: string | null;
  /** The name and value of the quantity that was given instead, for the slip `other-quantity`. */
  otherQuantity: { name: string; value: string } | null;
};

export type Numeric = {
  source: z.infer<typeof sourceShape>;
  prepared: PreparedNumeric;
  /** The unit is what the preview reads against; it is said beside the field unless giving one is part of the task. */
  view: { unit: string; isUnitRequired: boolean };
  response: z.infer<typeof responseShape>;
  reveal: NumericReveal;
};
