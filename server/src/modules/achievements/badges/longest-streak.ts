import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { addDays, type Day, dayStart, mondayOf } from '../../../platform/time/days.ts';
import { learningDays } from '../achievements.tables.ts';

/** The most days of learning in a row that somebody has ever had; one missed day of a week does not end it. */
export async function findLongestStreak(db: Db, userId: string): Promise<number> {
  const days = await db
    .select({ day: learningDays.day, timeZone: learningDays.timeZone })
    .from(learningDays)
    .where(eq(learningDays.userId, userId))
    .orderBy(asc(learningDays.day));
  let longest = 0;
  let length = 0;
  let frozenWeek: Day | null = null;
  days.forEach((each, index) => {
    const before = days[index - 1];
    const missed = before ? missedBetween(before, each) : 0;
    const week = before ? mondayOf(addDays(before.day, 1)) : null;
    if (missed > 1 || (missed === 1 && week === frozenWeek)) length = 0;
    else if (missed === 1) frozenWeek = week;
    length += 1;
    longest = Math.max(longest, length);
  });
  return longest;
}

type LearnedDay = { day: Day; timeZone: string };

/** In real time: whoever flies over the date line, or whose clock is put forward, has missed nothing. */
function missedBetween(one: LearnedDay, next: LearnedDay): number {
  const milliseconds =
    dayStart(next.day, next.timeZone).getTime() - dayStart(addDays(one.day, 1), one.timeZone).getTime();
  return Math.max(0, Math.round(milliseconds / (24 * 60 * 60 * 1000)));
}
