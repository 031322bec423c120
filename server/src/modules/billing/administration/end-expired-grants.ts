import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { subscriptions } from '../billing.tables.ts';
import { endSubscriptions } from '../subscriptions/end-subscriptions.ts';

/** Access has ended by itself; this brings the rows up to it and tells whoever listens. */
export const endExpiredGrants = defineJob({
  name: 'end-expired-grants',
  input: z.object({}),
  retries: 3,
  schedule: '4-59/15 * * * *',
  async run(_, services) {
    const expired = sql`${subscriptions.source} = 'granted' AND ${subscriptions.accessUntil} <= now()`;
    await services.db.transaction((tx) =>
      endSubscriptions(tx, services, expired, { reason: 'cancelled', now: new Date() }),
    );
  },
});
