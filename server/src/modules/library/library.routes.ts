import { readerId, signedIn } from '../../platform/access.ts';
import { os } from '../../platform/api.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findLessonLinks } from '../courses/index.ts';
import { listItems } from './catalogue/list-items.ts';
import { showEntrance } from './catalogue/show-entrance.ts';
import { bookmarkItem, removeBookmark } from './items/bookmark-item.ts';
import { countReader } from './items/count-reader.ts';
import { findItem, isReadable } from './items/find-item.ts';
import { createItemTextCache } from './items/item-text-cache.ts';
import { presentItem } from './items/present-item.ts';

const done = { done: true as const };

export function libraryRoutes(services: Services) {
  const { db, pool } = services;
  const cachedText = createItemTextCache(pool);

  const refuseUnreadable = async (itemId: string) => {
    if (!(await isReadable(pool, itemId))) throw new AppError('NOT_FOUND');
  };

  return {
    entrance: os.library.entrance.handler(({ input, context }) => showEntrance(pool, context.viewer, input.language)),

    list: os.library.list.handler(({ input, context }) => listItems(pool, context.viewer, input)),

    get: os.library.get.handler(async ({ input: { itemId, language }, context: { viewer } }) => {
      const item = found(await findItem(pool, { itemId, language, userId: readerId(viewer) }));
      const [text, lessons] = await Promise.all([
        cachedText({ itemId, language: item.text_language, version: item.text_version }),
        findLessonLinks(pool, viewer, { lessons: item.lessons, language }),
      ]);
      // It was there a moment ago.
      return presentItem(item, { ...found(text), lessons }, language);
    }),

    reportRead: os.library.reportRead.handler(async ({ input: { itemId }, context: { viewer, address } }) => {
      await refuseUnreadable(itemId);
      await countReader(services, { itemId, viewer, address, at: new Date() });
      return done;
    }),

    bookmark: os.library.bookmark.handler(async ({ input: { itemId }, context }) => {
      const { user } = signedIn(context.viewer);
      await refuseUnreadable(itemId);
      await bookmarkItem(db, { userId: user.id, itemId });
      return done;
    }),

    removeBookmark: os.library.removeBookmark.handler(async ({ input: { itemId }, context }) => {
      const { user } = signedIn(context.viewer);
      await refuseUnreadable(itemId);
      await removeBookmark(db, { userId: user.id, itemId });
      return done;
    }),
  };
}
