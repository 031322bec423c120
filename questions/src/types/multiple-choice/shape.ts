import { z } from 'zod';
import { letter } from '../../response-shapes.ts';
import { optionShape, type PreparedOption, type ShownOption } from '../single-choice/shape.ts';

export const sourceShape = z.strictObject({ options: z.array(optionShape).min(2).max(12) });
export const responseShape = z.strictObject({ choices: z.array(letter).max(12) });

export type MultipleChoice = {
  source: z.infer<typeof sourceShape>;
  prepared: { options: PreparedOption[] };
  view: { options: ShownOption[] };
  response: z.infer<typeof responseShape>;
  /** Feedback by letter: of options that were chosen, and of right ones that were not. */
  reveal: { correct: string[]; feedback: Record<string, string> };
};
