import type { ActivityKind } from '@navor/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { causeOf, recordActivities } from './record-activities.ts';

/** What gives no points and counts towards badges. */
export type Feat<Kind extends ActivityKind = ActivityKind> = { userId: string; kind: Kind; id: string; at: Date };

/** Adds feats of any number of people to the ledger, each once, however often it is told; tells whose are new. */
export function recordFeats(tx: Db, feats: readonly Feat[]): Promise<string[]> {
  return recordActivities(
    tx,
    feats.map((feat) => ({ ...feat, activityType: feat.kind, pointsEarned: 0, metadata: {} })),
  );
}

/** Those that the ledger does not have, by one statement: for who looks at everybody's, of which it has nearly all. */
export async function listUnrecorded(db: Db, feats: readonly Feat[]): Promise<Feat[]> {
  if (feats.length === 0) return [];
  // As two arrays: a row of parameters for each would end at some thousands.
  const { rows } = await db.execute<{ index: number }>(sql`
    SELECT (told.number - 1)::int AS index
    FROM unnest(${sql.param(feats.map(({ userId }) => userId))}::uuid[],
                ${sql.param(feats.map(causeOf))}::text[]) WITH ORDINALITY AS told (user_id, cause, number)
    WHERE NOT EXISTS (
      SELECT FROM user_activities AS known WHERE known.user_id = told.user_id AND known.cause = told.cause)`);
  return rows.flatMap(({ index }) => feats[index] ?? []);
}
