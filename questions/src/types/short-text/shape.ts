import type { Translated } from '@navor/languages';
import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { typedText } from '../../response-shapes.ts';
import { markdown } from '../../source-shapes.ts';
import type { RichText } from '../../text.ts';

const variants = z.array(z.string().trim().min(1).max(200)).min(1).max(30);

export const sourceShape = z.strictObject({
  /** The first of each language is the one that is shown. An answer in another language of ours is right as well. */
  accepted: translatedShape(variants),
  caseMatters: z.boolean().default(false),
  diacriticsMatter: z.boolean().default(false),
  feedback: markdown.optional(),
});
export const responseShape = z.strictObject({ text: typedText });

export type PreparedShortText = {
  accepted: Translated<string[]>;
  doesCaseMatter: boolean;
  doDiacriticsMatter: boolean;
  feedback: RichText | null;
};

export type ShortText = {
  source: z.infer<typeof sourceShape>;
  prepared: PreparedShortText;
  view: Record<never, never>;
  response: z.infer<typeof responseShape>;
  reveal: { answer: string; feedback: string | null };
};
