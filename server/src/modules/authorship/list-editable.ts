import type { DocumentKindName } from '@navor/contract';
import { and, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../platform/access.ts';
import type { Db } from '../../platform/database/database.ts';
import { isAdministrator, isAuthor } from './authorship.policy.ts';
import { contentOwners, contentShares } from './authorship.tables.ts';

/** Null is all that there are: administrators edit those of the house too, which are listed nowhere. */
export type EditableIds = string[] | null;

/** The documents of a kind that somebody may edit, by id: for lists, what `mayEdit` is for one. */
export async function listEditable(db: Db, viewer: Viewer, kind: DocumentKindName): Promise<EditableIds> {
  if (!isAuthor(viewer)) return [];
  if (isAdministrator(viewer)) return null;
  const userId = viewer.user.id;
  const owned = db
    .select({ id: contentOwners.id })
    .from(contentOwners)
    .where(and(eq(contentOwners.kind, kind), eq(contentOwners.ownerId, userId)));
  const shared = db
    .select({ id: contentShares.id })
    .from(contentShares)
    .where(and(eq(contentShares.kind, kind), eq(contentShares.userId, userId)));
  return (await union(owned, shared)).map(({ id }) => id);
}
