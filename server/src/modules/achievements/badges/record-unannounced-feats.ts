import type { UnattendedKind } from '@navor/contract';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { dayOf } from '../../../platform/time/days.ts';
import { type Feat, listUnrecorded, recordFeats } from '../ledger/record-feats.ts';
import { grantBadges } from './grant-badges.ts';
import { listThemeFeats } from './theme-feats.ts';
import { listReachedGoals } from './weekly-goals.ts';

/**
 * Reading alone announces nothing when it fills a week, nor does a theme that loses the very course that somebody had left;
 * the clock finds both.
 */
export const recordUnannouncedFeats = defineJob({
  name: 'record-unannounced-feats',
  input: z.object({}),
  retries: 3,
  schedule: '11 3 * * *',
  async run(_, services) {
    const now = new Date();
    await recordReachedGoals(services, now);
    await recordCompletedThemes(services, now);
  },
});

const hour = 60 * 60 * 1000;

export async function recordReachedGoals({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  // Wherever somebody is, their Sunday is over by the night after the next, and not yet out of sight.
  const from = dayOf(new Date(now.getTime() - 48 * hour), 'UTC');
  await recordByPerson(db, await listReachedGoals(db, { from, at: now }), now);
}

export async function recordCompletedThemes({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await recordByPerson(db, await listThemeFeats(db), now);
}

async function recordByPerson(db: Db, feats: readonly Feat<UnattendedKind>[], now: Date): Promise<void> {
  const unrecorded = await listUnrecorded(db, feats);
  for (const [userId, own] of Map.groupBy(unrecorded, (feat) => feat.userId)) {
    await db.transaction(async (tx) => {
      const recorded = await recordFeats(tx, own);
      if (recorded.length > 0) await grantBadges(tx, userId, now);
    });
  }
}
