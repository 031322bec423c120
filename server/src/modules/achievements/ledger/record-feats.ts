import type { ActivityKind } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { recordActivities } from './record-activities.ts';

/** What gives no points and counts towards badges. */
export type Feat = { userId: string; kind: ActivityKind; id: string; at: Date };

/** Adds feats of any number of people to the ledger, each once, however often it is told; tells whose are new. */
export function recordFeats(tx: Db, feats: readonly Feat[]): Promise<string[]> {
  return recordActivities(
    tx,
    feats.map((feat) => ({ ...feat, activityType: feat.kind, pointsEarned: 0, metadata: {} })),
  );
}
