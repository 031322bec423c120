import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { dayOf } from '../../../platform/time/days.ts';
import { grantBadges } from './grant-badges.ts';
import { recordFeats } from './record-feats.ts';
import { listReachedGoals } from './weekly-goals.ts';

/** Reading alone announces nothing when it fills a week; the clock finds who has reached their goal by it. */
export const recordWeeklyGoals = defineJob({
  name: 'record-weekly-goals',
  input: z.object({}),
  retries: 3,
  schedule: '11 3 * * *',
  run: (_, services) => recordReachedGoals(services, new Date()),
});

const hour = 60 * 60 * 1000;

export async function recordReachedGoals({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  // Wherever somebody is, their Sunday is over by the night after the next, and not yet out of sight.
  const from = dayOf(new Date(now.getTime() - 48 * hour), 'UTC');
  const reached = await listReachedGoals(db, { from, at: now });
  for (const [userId, goals] of Map.groupBy(reached, (goal) => goal.userId)) {
    await db.transaction(async (tx) => {
      const recorded = await recordFeats(tx, goals);
      if (recorded.length > 0) await grantBadges(tx, userId, now);
    });
  }
}
