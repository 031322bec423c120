import { translatedShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

const completion = {
  userId: z.uuid(),
  courseId: z.string(),
  titles: translatedShape(z.string()),
  at: z.coerce.date(),
};

/** Told once for each person and course; those that take the place of another one are not told of. */
export const certificateIssued = defineEvent(
  'certificates.certificate-issued',
  z.object({ ...completion, certificateId: z.uuid() }),
);

/** A course was just completed, and it is decided whether there is a certificate for it. */
export const completionSettled = defineEvent('certificates.completion-settled', z.object(completion));
