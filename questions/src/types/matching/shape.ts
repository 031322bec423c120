import { z } from 'zod';
import { letter } from '../../response-shapes.ts';
import { authoredId, markdown } from '../../source-shapes.ts';
import type { RichText } from '../../text.ts';

export const sourceShape = z.strictObject({
  pairs: z
    .array(z.strictObject({ id: authoredId, left: markdown, right: markdown }))
    .min(2)
    .max(12),
  /** Right sides that belong to nothing. */
  extras: z.array(markdown).max(6).default([]),
});
/** By the letter of the left side, the letter of the right one. */
export const responseShape = z.strictObject({ pairs: z.record(letter, letter) });

export type Matching = {
  source: z.infer<typeof sourceShape>;
  prepared: { pairs: { id: string; left: RichText; right: RichText }[]; extras: RichText[] };
  view: { lefts: { letter: string; html: string }[]; rights: { letter: string; html: string }[] };
  response: z.infer<typeof responseShape>;
  reveal: { correct: Record<string, string> };
};
