import type { ActivityKind } from '@navor/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lockPerson } from '../../identity/index.ts';
import { activityTallies, userActivities, weeklyPoints } from '../achievements.tables.ts';
import { weekOf } from '../leaderboard/week.ts';

export type RecordedActivity = {
  userId: string;
  kind: ActivityKind;
  /** Which one of its kind; without it there is only one for each person. */
  id?: string;
  activityType: string;
  pointsEarned: number;
  metadata: Record<string, unknown>;
  at: Date;
};

/**
 * Writes an activity and its points into the ledger and adds them to what is summed up, and tells whether it counted: the
 * same cause again changes nothing, however many ask at once. Whoever records for a person takes turns by the person's row,
 * which is taken before anything else of theirs, so that several activities in any order wait for nobody in a circle.
 */
export async function recordActivity(tx: Db, activity: RecordedActivity): Promise<boolean> {
  const { userId, kind, id, activityType, pointsEarned, metadata, at } = activity;
  if (!(await lockPerson(tx, userId))) return false;
  const cause = id === undefined ? kind : `${kind}:${id}`;
  const counted = await tx
    .insert(userActivities)
    .values({ userId, activityType, pointsEarned, metadata, cause, createdAt: at })
    .onConflictDoNothing({ target: [userActivities.userId, userActivities.cause] })
    .returning({ id: userActivities.id });
  if (counted.length === 0) return false;
  await addToTally(tx, { userId, kind, points: pointsEarned });
  if (pointsEarned > 0) await addToWeek(tx, { userId, points: pointsEarned, at });
  return true;
}

type Tallied = { userId: string; kind: ActivityKind; points: number };

async function addToTally(tx: Db, { userId, kind, points }: Tallied): Promise<void> {
  await tx
    .insert(activityTallies)
    .values({ userId, kind, count: 1, points })
    .onConflictDoUpdate({
      target: [activityTallies.userId, activityTallies.kind],
      set: { count: sql`${activityTallies.count} + 1`, points: sql`${activityTallies.points} + ${points}` },
    });
}

/** Weeks are those of the installation, not of the learner: who competes in one does so in the same hours. */
async function addToWeek(tx: Db, { userId, points, at }: { userId: string; points: number; at: Date }): Promise<void> {
  const week = weekOf(at);
  await tx
    .insert(weeklyPoints)
    .values({ userId, week, points })
    .onConflictDoUpdate({
      target: [weeklyPoints.userId, weeklyPoints.week],
      set: { points: sql`${weeklyPoints.points} + ${points}` },
    });
}
