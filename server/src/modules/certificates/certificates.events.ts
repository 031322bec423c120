import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

/** A course was just completed, and it is decided whether there is a certificate for it. */
export const completionSettled = defineEvent(
  'certificates.completion-settled',
  z.object({ userId: z.uuid(), courseId: z.string(), titles: translatedShape(z.string()), at: z.coerce.date() }),
);
