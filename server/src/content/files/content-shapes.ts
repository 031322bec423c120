import { longestSummary, longestTitle } from '@navor/contract';
import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { strayCharacter } from '../markdown/text/stray-character.ts';

/** What the YAML files of all content are made of. */

export const idShape = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
  .max(100);

/** Where something stands among others, in a column of integers. */
export const position = z.int().min(0).max(2_147_483_647);

export const words = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !strayCharacter(text), 'must not hold control characters or halves of characters');

export const title = words.max(longestTitle);
export const summary = words.max(longestSummary);
export const translatedTitle = translatedShape(title);
export const translatedSummary = translatedShape(summary);

/** What people look for something by that its text does not have, in one language. */
export const keywordList = z
  .array(words.min(2).max(60))
  .max(20)
  .superRefine((keywords, context) => {
    const lowered = keywords.map((keyword) => keyword.normalize().toLowerCase());
    for (const [place, keyword] of lowered.entries()) {
      if (lowered.indexOf(keyword) === place) continue;
      context.addIssue({ code: 'custom', path: [place], message: `"${keywords[place]}" is listed twice` });
    }
  });
