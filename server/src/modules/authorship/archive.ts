import type { ContentDocument } from '@navor/contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { contentOwners } from './authorship.tables.ts';

/** Since when nobody works on a document any more; null while somebody may. */
export async function findArchived(db: Db, { kind, id }: ContentDocument): Promise<Date | null> {
  const [row] = await db
    .select({ archivedAt: contentOwners.archivedAt })
    .from(contentOwners)
    .where(and(eq(contentOwners.kind, kind), eq(contentOwners.id, id)));
  return row?.archivedAt ?? null;
}

/** Puts a document away or takes it out again; since when it is away. Twice is once. */
export async function setArchived(tx: Db, { kind, id }: ContentDocument, isArchived: boolean): Promise<Date | null> {
  const known = await findArchived(tx, { kind, id });
  if ((known !== null) === isArchived) return known;
  const archivedAt = isArchived ? new Date() : null;
  await tx
    .insert(contentOwners)
    .values({ kind, id, ownerId: null, archivedAt })
    .onConflictDoUpdate({ target: [contentOwners.kind, contentOwners.id], set: { archivedAt } });
  return archivedAt;
}

/** The same of many, by id: those that are away. */
export async function listArchived(db: Db, kind: ContentDocument['kind'], ids: readonly string[]) {
  const rows = await db
    .select({ id: contentOwners.id, archivedAt: contentOwners.archivedAt })
    .from(contentOwners)
    .where(and(eq(contentOwners.kind, kind), inArray(contentOwners.id, [...ids]), isNotNull(contentOwners.archivedAt)));
  return new Map(rows.map(({ id, archivedAt }) => [id, archivedAt]));
}
