import type { Streak } from '@navor/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type Day, dayOf, mondayOf } from '../../../platform/time/days.ts';
import { learningDays } from '../achievements.tables.ts';
import { countReturns } from './count-returns.ts';
import { type LearningDay, longestStreak, streakOf } from './streak-of.ts';

type Where = { now: Date; timeZone: string };

/** Somebody's streak as it is on their own calendar now, by two statements. */
export async function findStreak(db: Db, userId: string, { now, timeZone }: Where): Promise<Streak> {
  const today = dayOf(now, timeZone);
  const days = await listLearningDays(db, userId);
  const goal_weeks = await countGoalWeeks(db, userId, mondayOf(today));
  return { ...streakOf(days, { day: today, timeZone }), goal_weeks };
}

/** The most days in a row that somebody has ever had, and how often they have come back after a break. */
export async function findPersistence(db: Db, userId: string): Promise<{ longest: number; returns: number }> {
  const days = await listLearningDays(db, userId);
  return { longest: longestStreak(days), returns: countReturns(days.map(({ day }) => day)) };
}

function listLearningDays(db: Db, userId: string): Promise<LearningDay[]> {
  return db
    .select({ day: learningDays.day, timeZone: learningDays.timeZone })
    .from(learningDays)
    .where(eq(learningDays.userId, userId))
    .orderBy(asc(learningDays.day));
}

/**
 * Weeks in a row in which the goal was reached; this one may still be on its way. Goes back a week at a time, by the index of
 * causes, for as long as there is one.
 */
async function countGoalWeeks(db: Db, userId: string, monday: Day): Promise<number> {
  const isReached = (week: string) =>
    sql`EXISTS (SELECT FROM user_activities WHERE user_id = ${userId} AND cause = 'weekly-goal:' || ${sql.raw(week)})`;
  const { rows } = await db.execute<{ count: number }>(sql`
    WITH RECURSIVE goals AS (
      SELECT week FROM (VALUES (${monday}::date), (${monday}::date - 7)) AS latest (week) WHERE ${isReached('week')}
      UNION
      SELECT week - 7 FROM goals WHERE ${isReached('(week - 7)')}
    )
    SELECT count(*)::int AS count FROM goals`);
  return rows[0]?.count ?? 0;
}
