import { z } from 'zod';
import { letter } from '../../response-shapes.ts';
import { authoredId, markdown } from '../../source-shapes.ts';
import type { RichText } from '../../text.ts';

export const sourceShape = z.strictObject({
  /** In the right order. */
  items: z
    .array(z.strictObject({ id: authoredId, text: markdown }))
    .min(3)
    .max(12),
});
export const responseShape = z.strictObject({ order: z.array(letter).max(12) });

export type Ordering = {
  source: z.infer<typeof sourceShape>;
  prepared: { items: { id: string; text: RichText }[] };
  /** Always in another order than the right one. */
  view: { items: { letter: string; html: string }[] };
  response: z.infer<typeof responseShape>;
  reveal: { correct: string[] };
};
