import { and, gt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { groupSessions } from '../groups.tables.ts';
import { announceSearchable } from './session-plan.ts';

/** The search is told of sessions that are over; those of three days, for a night that was slept through. */
export const withdrawPastSessions = defineJob({
  name: 'withdraw-past-group-sessions',
  input: z.object({}),
  retries: 2,
  schedule: '41 2 * * *',
  async run(_, services) {
    const past = await services.db
      .select({ id: groupSessions.id })
      .from(groupSessions)
      .where(and(lte(groupSessions.startsAt, sql`now()`), gt(groupSessions.startsAt, sql`now() - interval '3 days'`)));
    for (const { id } of past) await announceSearchable(services.db, services, id);
  },
});
