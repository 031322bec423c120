import { type ActivityKind, homeTimeZone } from '@navor/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lockPeople } from '../../identity/index.ts';

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

/** Writes one activity into the ledger, and tells whether it counted. */
export async function recordActivity(tx: Db, activity: RecordedActivity): Promise<boolean> {
  return (await recordActivities(tx, [activity])).length > 0;
}

/**
 * Writes activities of any number of people into the ledger and adds their points to what is summed up, by one statement,
 * and tells whose are new: the same cause again changes nothing, however many ask at once. Whoever records for a person takes
 * turns by the person's row, which is taken before anything else of theirs, so that nobody waits in a circle; whoever is
 * gone by now has no use for it.
 */
export async function recordActivities(tx: Db, activities: readonly RecordedActivity[]): Promise<string[]> {
  if (activities.length === 0) return [];
  const present = new Set(await lockPeople(tx, [...new Set(activities.map(({ userId }) => userId))]));
  const recorded = activities
    .filter(({ userId }) => present.has(userId))
    .map(({ kind, id, ...activity }) => ({ ...activity, cause: causeOf({ kind, id }) }));
  // Weeks are those of the installation, not of the learner: who competes in one does so in the same hours.
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    WITH added AS (
      INSERT INTO user_activities (user_id, activity_type, points_earned, metadata, cause, created_at)
      SELECT "userId", "activityType", "pointsEarned", metadata, cause, at
      FROM jsonb_to_recordset(${JSON.stringify(recorded)}::jsonb) AS activity (
        "userId" uuid, "activityType" text, "pointsEarned" int, metadata jsonb, cause text, at timestamptz)
      ON CONFLICT (user_id, cause) DO NOTHING
      RETURNING user_id, split_part(cause, ':', 1) AS kind, points_earned AS points,
        date_trunc('week', created_at AT TIME ZONE ${homeTimeZone})::date AS week
    ), added_to_weeks AS (
      INSERT INTO weekly_points AS weeks (user_id, week, points)
      SELECT user_id, week, sum(points) FROM added WHERE points > 0 GROUP BY user_id, week
      ON CONFLICT (user_id, week) DO UPDATE SET points = weeks.points + excluded.points
    )
    INSERT INTO activity_tallies AS tallies (user_id, kind, count, points)
    SELECT user_id, kind, count(*), sum(points) FROM added GROUP BY user_id, kind
    ON CONFLICT (user_id, kind) DO UPDATE
      SET count = tallies.count + excluded.count, points = tallies.points + excluded.points
    RETURNING user_id`);
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

export function causeOf({ kind, id }: { kind: ActivityKind; id: string | undefined }): string {
  return id === undefined ? kind : `${kind}:${id}`;
}
