import type { ContentStatus } from '@navor/contract';
import { asc } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type CourseReferences, findCourseReferences, noCourseReferences } from '../../courses/index.ts';
import { libraryItems, libraryTags } from '../library.tables.ts';

/** What items refer to, and those they stand beside, outside of the files that are looked at. */
export type LibraryReferences = CourseReferences & { tagIds: string[]; items: { id: string; status: ContentStatus }[] };

export const noLibraryReferences: LibraryReferences = { ...noCourseReferences, tagIds: [], items: [] };

export async function findLibraryReferences(db: Db): Promise<LibraryReferences> {
  const tags = await db.select({ id: libraryTags.id }).from(libraryTags).orderBy(asc(libraryTags.id));
  const items = await db
    .select({ id: libraryItems.id, status: libraryItems.status })
    .from(libraryItems)
    .orderBy(asc(libraryItems.id));
  return { ...(await findCourseReferences(db)), tagIds: tags.map(({ id }) => id), items };
}
