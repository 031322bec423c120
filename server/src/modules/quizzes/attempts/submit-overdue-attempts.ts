import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { submitOverdueAttempt } from './submit-attempt.ts';

const batchSize = 50;

/** Hands in what nobody came back to. Each attempt is a transaction of its own: one that fails holds up no other. */
export const submitOverdueAttempts = defineJob({
  name: 'submit-overdue-attempts',
  input: z.object({}),
  // The next minute tries again.
  retries: 0,
  schedule: '* * * * *',
  async run(_, services) {
    const failed: string[] = [];
    const now = new Date();
    for (;;) {
      const { rows } = await services.pool.query<{ id: string; user_id: string }>(overdueQuery, [now, failed]);
      for (const { id, user_id } of rows) {
        await submitOverdueAttempt(services, { attemptId: id, userId: user_id, now }).catch((error: unknown) => {
          services.log.error({ err: error, attemptId: id }, 'an attempt could not be handed in');
          failed.push(id);
        });
      }
      if (rows.length < batchSize) break;
    }
    if (failed.length > 0) throw new Error(`${failed.length} attempts could not be handed in`);
  },
});

/** What somebody is handing in at this very moment is left to them. */
const overdueQuery = `
  SELECT id, user_id FROM quiz_attempts
  WHERE submitted_at IS NULL AND deadline <= $1 AND id <> ALL($2::uuid[])
  ORDER BY deadline LIMIT ${batchSize}
  FOR UPDATE SKIP LOCKED`;
