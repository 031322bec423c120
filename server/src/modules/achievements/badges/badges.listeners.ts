import type { Db } from '../../../platform/database/database.ts';
import { type Listener, listen } from '../../../platform/events.ts';
import { dayOf } from '../../../platform/time/days.ts';
import { courseCompleted, lessonCompleted } from '../../courses/index.ts';
import { findTimeZone } from '../../identity/index.ts';
import { attemptSubmitted, listFeats, resultChanged } from '../../quizzes/index.ts';
import { grantBadges } from './grant-badges.ts';
import { type Feat, recordFeats } from './record-feats.ts';
import { listThemeFeats } from './theme-feats.ts';
import { listReachedGoals } from './weekly-goals.ts';

/**
 * Each reads what there is and not what the event says has changed: events may come late, twice or in another order, and the
 * same badges are given.
 */
export const badgesListeners: Listener[] = [
  listen(attemptSubmitted, 'achievements.feats', async (tx, { attemptId, userId, at }) => {
    const feats = await listFeats(tx, { attemptId });
    const goals = await goalOfWeek(tx, { userId, at });
    await recordFeats(tx, [...feats, ...goals]);
    // Units are looked at in the answers themselves, so that there may be a badge without any feat.
    await grantBadges(tx, userId, at);
  }),
  // What another key finds right is as good as if it had been so from the beginning.
  listen(resultChanged, 'achievements.regraded-feats', async (tx, { attemptId, userId, at }) => {
    await recordFeats(tx, await listFeats(tx, { attemptId }));
    await grantBadges(tx, userId, at);
  }),
  listen(courseCompleted, 'achievements.theme', async (tx, { userId, at }) => {
    const recorded = await recordFeats(tx, await listThemeFeats(tx, [userId]));
    if (recorded.length > 0) await grantBadges(tx, userId, at);
  }),
  listen(lessonCompleted, 'achievements.weekly-goal-by-lesson', async (tx, { userId, at }) => {
    const recorded = await recordFeats(tx, await goalOfWeek(tx, { userId, at }));
    if (recorded.length > 0) await grantBadges(tx, userId, at);
  }),
];

async function goalOfWeek(tx: Db, { userId, at }: { userId: string; at: Date }): Promise<Feat[]> {
  const timeZone = await findTimeZone(tx, userId);
  return listReachedGoals(tx, { userIds: [userId], from: dayOf(at, timeZone), at });
}
