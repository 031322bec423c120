import type { ContentDocument } from '@navor/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import { cmsVersions } from '../cms.tables.ts';
import { isVersionOf } from './keep-version.ts';

export type VersionRow = typeof cmsVersions.$inferSelect;

/** Nobody is told of versions of other documents. */
export async function findVersion(db: Db, document: ContentDocument, versionId: string): Promise<VersionRow> {
  const [row] = await db
    .select()
    .from(cmsVersions)
    .where(and(isVersionOf(document), eq(cmsVersions.id, versionId)));
  return found(row);
}

export async function findPrevious(db: Db, document: ContentDocument, number: number): Promise<VersionRow | undefined> {
  const [previous] = await db
    .select()
    .from(cmsVersions)
    .where(and(isVersionOf(document), lt(cmsVersions.number, number)))
    .orderBy(desc(cmsVersions.number))
    .limit(1);
  return previous;
}
