import type { Db } from '../../../platform/database/database.ts';
import { addDays, type Day, mondayOf } from '../../../platform/time/days.ts';
import { listStudiedWeeks } from '../../courses/index.ts';
import { findWeeklyGoals } from '../../identity/index.ts';
import type { Feat } from '../ledger/record-feats.ts';

type Scope = {
  /** Everybody, unless these are named. */
  userIds?: string[];
  /** A day of the first week that is looked at. */
  from?: Day;
  at: Date;
};

/**
 * The weeks in which people have reached their goal. It is held against the goal of this moment, which is why it is looked at while
 * the week goes on: who asks more of themselves later has still reached what they asked for then.
 */
export async function listReachedGoals(db: Db, { userIds, from, at }: Scope): Promise<Feat<'weekly-goal'>[]> {
  const weeks = await listStudiedWeeks(db, { ...(userIds && { userIds }), ...(from && { from: mondayOf(from) }) });
  const goalOf = await findWeeklyGoals(db, [...new Set(weeks.map(({ userId }) => userId))]);
  return weeks
    .filter(({ userId, seconds }) => seconds >= goalOf(userId) * 60 * 60)
    .map(({ userId, week }) => ({ userId, kind: 'weekly-goal', id: week, at: earlier(lastMomentOf(week), at) }));
}

/** About: the learner's own Sunday ends within half a day of this. */
function lastMomentOf(week: Day): Date {
  return new Date(`${addDays(week, 7)}T00:00:00Z`);
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
