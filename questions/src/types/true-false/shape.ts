import { z } from 'zod';
import { condition, markdown } from '../../source-shapes.ts';
import type { Condition } from '../../template/template.ts';
import type { RichText } from '../../text.ts';

export const sourceShape = z.strictObject({
  /** Or a condition over the template's values, such as `P > P_max`. */
  answer: z.union([z.boolean(), condition]),
  feedback: markdown.optional(),
});
export const responseShape = z.strictObject({ choice: z.boolean() });

export type TrueFalse = {
  source: z.infer<typeof sourceShape>;
  prepared: { answer: boolean | Condition; feedback: RichText | null };
  view: Record<never, never>;
  response: z.infer<typeof responseShape>;
  reveal: { correct: boolean; feedback: string | null };
};
