import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

/** Told once, when it is given up; what is tried again in a minute has not failed. */
export const scheduledPublicationFailed = defineEvent(
  'cms.scheduled-publication-failed',
  z.object({ scheduleId: z.uuid() }),
);
