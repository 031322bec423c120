import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { addDays, type Day, dayOf } from '../../../platform/time/days.ts';
import { daysBetween, localTimeOf } from '../../../platform/time/local-time.ts';
import { lockPerson } from '../../identity/index.ts';
import { learningDays } from '../achievements.tables.ts';
import { recordActivity } from '../ledger/record-activity.ts';

export type Learned = { userId: string; at: Date; timeZone: string };

/** Days without learning after which one is welcomed back. */
const comebackDays = 14;

/** Keeps that somebody learned on the day that it was where they were, and at what hour if that is a rare one. */
export async function recordLearningDay(tx: Db, { userId, at, timeZone }: Learned): Promise<void> {
  // Before the day, as the ledger takes it: two deliveries for one person would wait for each other.
  if (!(await lockPerson(tx, userId))) return;
  const day = dayOf(at, timeZone);
  const inserted = await tx.insert(learningDays).values({ userId, day, timeZone }).onConflictDoNothing().returning();
  const record = (kind: 'night' | 'morning' | 'comeback', id: Day) =>
    recordActivity(tx, { userId, kind, id, activityType: kind, pointsEarned: 0, metadata: { day }, at });

  const hour = Number(localTimeOf(at, timeZone).slice(11, 13));
  // A night is one, before and after midnight.
  if (hour >= 23) await record('night', day);
  if (hour < 4) await record('night', addDays(day, -1));
  if (hour >= 5 && hour < 7) await record('morning', day);

  if (inserted.length === 0) return;
  const before = await lastDayBefore(tx, userId, day);
  // Named by the day that the break began after: two of the days after it that are told of in another order are one return.
  if (before && daysBetween(before, day) > comebackDays) await record('comeback', before);
}

async function lastDayBefore(tx: Db, userId: string, day: Day): Promise<Day | undefined> {
  const [last] = await tx
    .select({ day: learningDays.day })
    .from(learningDays)
    .where(and(eq(learningDays.userId, userId), lt(learningDays.day, day)))
    .orderBy(desc(learningDays.day))
    .limit(1);
  return last?.day;
}
