import type { ContentDocument } from '@navor/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { cmsVersions } from '../cms.tables.ts';
import { isVersionOf } from './keep-version.ts';

/** Two who write at the same time are merged every second: one version of it now and then is enough to go back to. */
export async function hasRecentMerge(tx: Db, document: ContentDocument): Promise<boolean> {
  const isRecent = gt(cmsVersions.createdAt, sql`now() - interval '10 minutes'`);
  const [found] = await tx
    .select({ id: cmsVersions.id })
    .from(cmsVersions)
    .where(and(isVersionOf(document), eq(cmsVersions.reason, 'merged'), isRecent))
    .limit(1);
  return found !== undefined;
}
