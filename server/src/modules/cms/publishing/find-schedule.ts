import type { ContentDocument, DocumentKindName, Schedule } from '@navor/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { namePeople } from '../../identity/index.ts';
import { cmsSchedules, cmsVersions } from '../cms.tables.ts';

/** What is to be published by itself, or was to be and could not: what was done or cancelled is over. */
export async function findSchedule(db: Db, { kind, id }: ContentDocument): Promise<Schedule | null> {
  const [row] = await db
    .select({
      id: cmsSchedules.id,
      publishAt: cmsSchedules.publishAt,
      state: cmsSchedules.state,
      problems: cmsSchedules.problems,
      createdBy: cmsSchedules.createdBy,
      versionNumber: cmsVersions.number,
    })
    .from(cmsSchedules)
    .innerJoin(cmsVersions, eq(cmsVersions.id, cmsSchedules.versionId))
    .where(
      and(
        eq(cmsSchedules.kind, kind),
        eq(cmsSchedules.documentId, id),
        inArray(cmsSchedules.state, ['waiting', 'failed']),
      ),
    )
    .orderBy(desc(cmsSchedules.createdAt))
    .limit(1);
  if (!row) return null;
  const names = await namePeople(db, row.createdBy ? [row.createdBy] : []);
  return {
    ...{ id: row.id, publish_at: row.publishAt, state: row.state, version_number: row.versionNumber },
    requested_by: (row.createdBy && names.get(row.createdBy)) ?? null,
    problems: row.problems,
  };
}

/** The same of many documents, by id, without what was wrong. */
export async function listSchedules(
  db: Db,
  kind: DocumentKindName,
  ids: readonly string[],
): Promise<Map<string, Pick<Schedule, 'state' | 'publish_at'>>> {
  const rows = await db
    .select({ id: cmsSchedules.documentId, state: cmsSchedules.state, publish_at: cmsSchedules.publishAt })
    .from(cmsSchedules)
    .where(
      and(
        eq(cmsSchedules.kind, kind),
        inArray(cmsSchedules.documentId, [...ids]),
        inArray(cmsSchedules.state, ['waiting', 'failed']),
      ),
    )
    // The last one counts.
    .orderBy(asc(cmsSchedules.createdAt));
  return new Map(rows.map(({ id, ...schedule }) => [id, schedule]));
}
