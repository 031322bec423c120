import { languages } from '@navor/contract';
import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

/** Somebody has opened a session; `language` is the one they were reading in. */
export const signedIn = defineEvent(
  'identity.signed-in',
  z.object({ userId: z.uuid(), language: z.enum(languages), at: z.coerce.date() }),
);
