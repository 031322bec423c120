import type { ActivityKind } from '@navor/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lockPeople } from '../../identity/index.ts';

/** What gives no points and counts towards badges. */
export type Feat = { userId: string; kind: ActivityKind; id: string; at: Date };

/**
 * Adds feats of any number of people to the ledger and its tallies by one statement, each once, however often it is told;
 * tells whose are new. Their rows are taken first, as `recordActivity` does; whoever is gone by now has no use for them.
 */
export async function recordFeats(tx: Db, feats: readonly Feat[]): Promise<string[]> {
  if (feats.length === 0) return [];
  const present = new Set(await lockPeople(tx, [...new Set(feats.map(({ userId }) => userId))]));
  const recorded = feats.filter(({ userId }) => present.has(userId));
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    WITH feats AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(recorded)}::jsonb)
        AS feat ("userId" uuid, kind text, id text, at timestamptz)
    ), added AS (
      INSERT INTO user_activities (user_id, activity_type, points_earned, cause, created_at)
      SELECT "userId", kind, 0, kind || ':' || id, at FROM feats
      ON CONFLICT (user_id, cause) DO NOTHING
      RETURNING user_id, activity_type AS kind
    )
    INSERT INTO activity_tallies AS tallies (user_id, kind, count, points)
    SELECT user_id, kind, count(*), 0 FROM added GROUP BY user_id, kind
    ON CONFLICT (user_id, kind) DO UPDATE SET count = tallies.count + excluded.count
    RETURNING user_id`);
  return [...new Set(rows.map(({ user_id }) => user_id))];
}
