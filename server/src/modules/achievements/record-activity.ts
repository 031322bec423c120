import type { Db } from '../../platform/database/database.ts';
import { userActivities } from './achievements.tables.ts';

export type Activity = {
  userId: string;
  activityType: string;
  pointsEarned: number;
  metadata: Record<string, unknown>;
  cause: string;
};

/** Records an activity and its points; the same cause again changes nothing, however many ask at once. */
export async function recordActivity(db: Db, activity: Activity): Promise<void> {
  await db
    .insert(userActivities)
    .values(activity)
    .onConflictDoNothing({ target: [userActivities.userId, userActivities.cause] });
}
