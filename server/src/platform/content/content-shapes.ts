import { z } from 'zod';
import { strayCharacter } from '../markdown/stray-character.ts';

/** What the YAML files of all content are made of. */

export const idShape = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
  .max(100);

export const words = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !strayCharacter(text), 'must not hold control characters or halves of characters');

export const translated = z.strictObject({ sl: words, en: words.optional(), de: words.optional() });
