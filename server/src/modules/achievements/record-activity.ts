import type { Db } from '../../platform/database/database.ts';
import { userActivities } from './achievements.tables.ts';

export type Activity = {
  userId: string;
  activityType: string;
  pointsEarned: number;
  metadata: Record<string, unknown>;
  cause: string;
  /** When it was done, if that is not now. */
  at?: Date;
};

/** Records an activity and its points; the same cause again changes nothing, however many ask at once. */
export async function recordActivity(db: Db, { at, ...activity }: Activity): Promise<void> {
  await db
    .insert(userActivities)
    .values({ ...activity, ...(at && { createdAt: at }) })
    .onConflictDoNothing({ target: [userActivities.userId, userActivities.cause] });
}
