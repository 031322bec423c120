import { z } from 'zod';

/** A line of text that stands in a form, a letter or an invoice. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);
