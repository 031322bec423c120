import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

const day = 24 * 60 * 60 * 1000;

/** What a process that died had received and not decided on. No upload takes a day. */
export const removeAbandonedUploads = defineJob({
  name: 'remove-abandoned-uploads',
  input: z.object({}),
  retries: 1,
  schedule: '40 3 * * *',
  run: (_, { storage }) => storage.removeAbandoned(new Date(Date.now() - day)),
});
