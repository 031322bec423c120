import type { ContentStatus } from '@navor/contract';
import { asc, isNotNull } from 'drizzle-orm';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import type { EditedInApp } from '../../../content/files/edited-in-app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type CourseReferences, findCourseReferences, noCourseReferences } from '../../courses/index.ts';
import { libraryItems, libraryTags } from '../library.tables.ts';
import { exportItem } from './export-library.ts';
import { readLibrary } from './read-library.ts';

/** What items refer to, and those they stand beside, outside of the files that are looked at. */
export type LibraryReferences = CourseReferences & {
  tagIds: string[];
  items: { id: string; status: ContentStatus }[];
  /** Those that say something else than the files they were loaded from. */
  edited: EditedInApp[];
};

export const noLibraryReferences: LibraryReferences = { ...noCourseReferences, tagIds: [], items: [], edited: [] };

export async function findLibraryReferences(db: Db): Promise<LibraryReferences> {
  const tags = await db.select({ id: libraryTags.id }).from(libraryTags).orderBy(asc(libraryTags.id));
  return {
    ...(await findCourseReferences(db)),
    ...{ tagIds: tags.map(({ id }) => id), items: await findItems(db), edited: [] },
  };
}

export async function findEditedItems(db: Db): Promise<EditedInApp[]> {
  const rows = await db
    .select({ id: libraryItems.id, loadedHash: libraryItems.contentHash })
    .from(libraryItems)
    .where(isNotNull(libraryItems.editedAt));
  return Promise.all(
    rows.map(async (row) => ({ ...row, files: (await exportItem(db, row.id))?.files ?? new Map<string, Buffer>() })),
  );
}

function findItems(db: Db): Promise<LibraryReferences['items']> {
  return db
    .select({ id: libraryItems.id, status: libraryItems.status })
    .from(libraryItems)
    .orderBy(asc(libraryItems.id));
}

/** Where lessons may lead to: items that readers can open. Those among the files are as they will be, not as they were. */
export async function itemAddresses(files: ContentFiles, db?: Db): Promise<string[]> {
  const described = new Map([...files].filter(([path]) => /^library\/[^/]+\/item\.yaml$/.test(path)));
  const statuses = new Map([
    ...(db ? await findItems(db) : []).map(({ id, status }) => [id, status] as const),
    ...readLibrary(described).items.map(({ id, file }) => [id, file.status] as const),
  ]);
  return [...statuses].filter(([, status]) => status === 'published').map(([id]) => `/library/${id}`);
}
