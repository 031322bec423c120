import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { sessions, verifications } from '../identity.tables.ts';

export const forgetExpiredSignIns = defineJob({
  name: 'forget-expired-sign-ins',
  input: z.object({}),
  retries: 2,
  schedule: '41 * * * *',
  async run(_, { db }) {
    await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  },
});
