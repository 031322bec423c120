import type { ItemDraftChoices } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import type { Db } from '../../../platform/database/database.ts';
import { listCourseChoices, listTeachingLessons } from '../../courses/index.ts';
import { libraryItems, libraryTags } from '../library.tables.ts';

/** What an item can be about and lead on to. */
export async function listItemChoices(db: Db, language: Language): Promise<ItemDraftChoices> {
  const inOrder = (rows: { id: string; title: Translated }[]) =>
    rows
      .map(({ id, title }) => ({ id, title: textIn(title, language) }))
      .sort((one, other) => one.title.localeCompare(other.title, language));
  const { themes } = await listCourseChoices(db, language);
  return {
    themes,
    tags: inOrder(await db.select().from(libraryTags)),
    items: inOrder(await db.select({ id: libraryItems.id, title: libraryItems.title }).from(libraryItems)),
    courses: await listTeachingLessons(db, language),
  };
}
