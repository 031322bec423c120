import type { ContentStatus } from '@navor/contract';
import { asc } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { findPlaces, noPlaces, type Places } from '../../courses/index.ts';
import { libraryItems, libraryTags } from '../library.tables.ts';

/** What items lean on and stand beside, outside of the files that are looked at. */
export type LibrarySurroundings = Places & { tagIds: string[]; items: { id: string; status: ContentStatus }[] };

export const nothingAroundLibrary: LibrarySurroundings = { ...noPlaces, tagIds: [], items: [] };

export async function findLibrarySurroundings(db: Db): Promise<LibrarySurroundings> {
  const tags = await db.select({ id: libraryTags.id }).from(libraryTags).orderBy(asc(libraryTags.id));
  const items = await db
    .select({ id: libraryItems.id, status: libraryItems.status })
    .from(libraryItems)
    .orderBy(asc(libraryItems.id));
  return { ...(await findPlaces(db)), tagIds: tags.map(({ id }) => id), items };
}
