import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { cashierMessages } from '../billing.tables.ts';
import { sandboxCheckouts } from '../sandbox.tables.ts';

/** Long after a cashier stops repeating a message, and after a test checkout can be of use, nobody needs to know of them. */
export const deleteOldRecords = defineJob({
  name: 'forget-old-billing-traces',
  input: z.object({}),
  retries: 2,
  schedule: '43 3 * * *',
  async run(_, { db }) {
    await db.delete(cashierMessages).where(lt(cashierMessages.receivedAt, sql`now() - interval '90 days'`));
    await db.delete(sandboxCheckouts).where(lt(sandboxCheckouts.expiresAt, sql`now() - interval '30 days'`));
  },
});
