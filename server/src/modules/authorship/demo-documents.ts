import type { DocumentKindName } from '@navor/contract';
import { and, arrayContains, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { users } from '../identity/index.ts';
import { contentOwners, contentShares } from './authorship.tables.ts';

/** In a demo, what would be the house's belongs to its author, so that whoever tries that account has something to work on. */
export async function claimForDemoAuthor(
  db: Db,
  kind: DocumentKindName,
  table: PgTable & { id: PgColumn },
): Promise<void> {
  const isDemoAuthor = and(eq(users.isDemo, true), arrayContains(users.roles, ['author']));
  const [author] = await db.select({ id: users.id }).from(users).where(isDemoAuthor).orderBy(users.email).limit(1);
  if (!author) return;
  const unowned = db
    .select({
      kind: sql<DocumentKindName>`${kind}::text`.as('kind'),
      id: sql<string>`${table.id}`.as('id'),
      ownerId: sql<string>`${author.id}::uuid`.as('owner_id'),
      createdAt: sql<Date>`now()`.as('created_at'),
      archivedAt: sql<Date | null>`null::timestamptz`.as('archived_at'),
    })
    .from(table);
  await db
    .insert(contentOwners)
    .select(unowned)
    .onConflictDoUpdate({
      target: [contentOwners.kind, contentOwners.id],
      set: { ownerId: author.id },
      setWhere: isNull(contentOwners.ownerId),
    });
}

/** When the demo is over, its documents go to the house: nobody can sign in as their owner any more. */
export async function giveDemoDocumentsBack({ db }: Pick<Services, 'db'>): Promise<void> {
  const demoPeople = db.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
  await db.transaction(async (tx) => {
    await tx.update(contentOwners).set({ ownerId: null }).where(inArray(contentOwners.ownerId, demoPeople));
    await tx.delete(contentShares).where(inArray(contentShares.userId, demoPeople));
  });
}
