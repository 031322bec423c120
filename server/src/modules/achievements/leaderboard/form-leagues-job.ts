import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { formWeek } from './join-week.ts';

/** Monday begins at home at ten or eleven in the evening of UTC's Sunday; the run that comes too early finds all made. */
export const formLeaguesOfWeek = defineJob({
  name: 'form-leagues',
  input: z.object({}),
  retries: 5,
  schedule: '0 22,23 * * 0',
  run: (_, { db }) => formWeek(db, new Date()),
});
