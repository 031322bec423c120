import type { Db } from '../../../platform/database/database.ts';
import { type Listener, listen } from '../../../platform/events.ts';
import { dayOf } from '../../../platform/time/days.ts';
import { courseCompleted, dayStudied, lessonCompleted } from '../../courses/index.ts';
import { attemptSubmitted, listFeats, resultChanged } from '../../quizzes/index.ts';
import { type Feat, recordFeats } from '../ledger/record-feats.ts';
import type { Learned } from '../streak/record-learning-day.ts';
import { grantBadges } from './grant-badges.ts';
import { listThemeFeats } from './theme-feats.ts';
import { listReachedGoals } from './weekly-goals.ts';

/**
 * Each reads what there is and not what the event says has changed: events may come late, twice or in another order, and the
 * same badges are given.
 */
export const badgesListeners: Listener[] = [
  listen(attemptSubmitted, 'achievements.feats', async (tx, submitted) => {
    const { attemptId, userId, at } = submitted;
    const feats = await listFeats(tx, { attemptId });
    await recordFeats(tx, [...feats, ...(await goalOfWeek(tx, submitted))]);
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
  listen(lessonCompleted, 'achievements.weekly-goal-by-lesson', async (tx, { timeZone, ...completed }) => {
    if (timeZone !== null) await recordGoal(tx, { ...completed, timeZone });
  }),
  listen(dayStudied, 'achievements.weekly-goal-by-day', recordGoal),
];

async function recordGoal(tx: Db, learned: Learned): Promise<void> {
  const recorded = await recordFeats(tx, await goalOfWeek(tx, learned));
  if (recorded.length > 0) await grantBadges(tx, learned.userId, learned.at);
}

/** Of the week that it was where they learned. */
function goalOfWeek(tx: Db, { userId, at, timeZone }: Learned): Promise<Feat[]> {
  return listReachedGoals(tx, { userIds: [userId], from: dayOf(at, timeZone), at });
}
