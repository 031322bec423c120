import type { DocumentKindName } from '@navor/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { cmsDrafts } from '../cms.tables.ts';
import type { translationMarks } from '../translations.tables.ts';
import { documentsOf } from './document-kinds.ts';

/** By id, what is another whenever a file of a document is, published or drafted: two statements. */
export async function findRevisions(
  db: Db,
  kind: DocumentKindName,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const published = await documentsOf(kind).findRevisions(db, ids);
  const drafted = await findNewest(db, cmsDrafts, kind, ids);
  return (id) => `${published.get(id) ?? ''} ${drafted.get(id) ?? ''}`;
}

/** How many there are and when the last one was written; as text, since dates of JavaScript lack the microseconds. */
export async function findNewest(
  db: Db,
  table: typeof cmsDrafts | typeof translationMarks,
  kind: DocumentKindName,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: table.documentId, newest: sql<string>`count(*) || '@' || max(${table.updatedAt})` })
    .from(table)
    .where(and(eq(table.kind, kind), inArray(table.documentId, [...ids])))
    .groupBy(table.documentId);
  return new Map(rows.map(({ id, newest }) => [id, newest]));
}
