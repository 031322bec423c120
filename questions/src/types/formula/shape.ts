import type { Expression } from '@navor/quantities';
import { z } from 'zod';
import { typedText } from '../../response-shapes.ts';
import { expression, markdown, valueName } from '../../source-shapes.ts';
import type { PlainText, RichText } from '../../text.ts';

/** `expanded`: no sum inside a product; `factored`: no sum at the top; `fraction`: at most one fraction line, at the top. */
export const requiredForms = ['expanded', 'factored', 'fraction'] as const;
export type RequiredForm = (typeof requiredForms)[number];

export const sourceShape = z.strictObject({
  /** Over the symbols below, and values of the template. */
  answer: expression,
  /** What stands before the field: `v =`. */
  left: markdown.optional(),
  /** The symbols that may stand in the answer, and what they mean. Samples are taken between the ends. */
  symbols: z
    .record(
      valueName,
      z.strictObject({ meaning: markdown, range: z.tuple([z.number(), z.number()]).default([0.5, 3]) }),
    )
    .refine((symbols) => Object.keys(symbols).length > 0, 'must have at least one symbol'),
  form: z.enum(requiredForms).optional(),
  slips: z
    .array(z.strictObject({ value: expression, feedback: markdown }))
    .max(10)
    .default([]),
});
export const responseShape = z.strictObject({ text: typedText });

export type PreparedSymbol = { name: string; meaning: PlainText; range: [number, number] };

export type Formula = {
  source: z.infer<typeof sourceShape>;
  prepared: {
    answer: Expression;
    left: RichText | null;
    symbols: PreparedSymbol[];
    form: RequiredForm | null;
    slips: { value: Expression; feedback: RichText }[];
  };
  view: { left: string | null; symbols: { name: string; meaning: string }[]; form: RequiredForm | null };
  response: z.infer<typeof responseShape>;
  /** Both typeset, the answer as the author wrote it with the attempt's values. */
  reveal: { answer: string; understood: string | null; slipFeedback: string | null };
};
