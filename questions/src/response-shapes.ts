import { z } from 'zod';

/** What people type; longer than any answer, shorter than trouble. PostgreSQL stores no NUL. */
export const typedText = z
  .string()
  .max(500)
  .refine((text) => !text.includes('\0'));

/** Options, items and gaps as they are shown: `a`, `b`, … in the order of the attempt. */
export const letter = z.string().regex(/^[a-z]{1,2}$/);

/** The name of a gap. */
export const gapName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);
