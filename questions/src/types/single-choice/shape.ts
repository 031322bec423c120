import { z } from 'zod';
import { letter } from '../../response-shapes.ts';
import { authoredId, markdown } from '../../source-shapes.ts';
import type { RichText } from '../../text.ts';

export const optionShape = z.strictObject({
  id: authoredId,
  text: markdown,
  correct: z.boolean().default(false),
  feedback: markdown.optional(),
});

export const sourceShape = z.strictObject({ options: z.array(optionShape).min(2).max(12) });
export const responseShape = z.strictObject({ choice: letter });

export type PreparedOption = { id: string; text: RichText; isCorrect: boolean; feedback: RichText | null };
/** An option as it is shown, under its letter in this attempt: the author's id might give it away. */
export type ShownOption = { letter: string; html: string };

export type SingleChoice = {
  source: z.infer<typeof sourceShape>;
  prepared: { options: PreparedOption[] };
  view: { options: ShownOption[] };
  response: z.infer<typeof responseShape>;
  /** Feedback stands beside the option that was chosen, by letter. */
  reveal: { correct: string; feedback: Record<string, string> };
};
