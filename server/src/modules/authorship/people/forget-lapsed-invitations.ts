import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { contentInvitations } from '../authorship.tables.ts';
import { isLapsedAt } from './invitation-times.ts';

/** Addresses of people who have never come here are kept no longer than they are of use. */
export const forgetLapsedInvitations = defineJob({
  name: 'forget-lapsed-invitations',
  input: z.object({}),
  retries: 3,
  schedule: '29 3 * * *',
  async run(_, { db }) {
    await db.delete(contentInvitations).where(isLapsedAt(new Date()));
  },
});
