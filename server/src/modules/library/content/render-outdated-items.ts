import { and, eq } from 'drizzle-orm';
import { contentState } from '../../../content/files/edited-in-app.ts';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { renderOutdatedTexts } from '../../../content/render-outdated-texts.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { announceItem } from '../library.events.ts';
import { libraryItems, libraryTexts } from '../library.tables.ts';
import { exportLibrarySnapshot } from './export-library.ts';
import { findLibraryReferences } from './library-references.ts';
import { hasOutdatedTexts, isOutdated } from './outdated-texts.ts';
import type { PreparedText } from './prepare-library.ts';

export const outdatedItems = renderOutdatedTexts<PreparedText>({
  jobName: 'render-outdated-library-items',
  folder: 'library',
  exportSnapshot: exportLibrarySnapshot,
  render: async ({ db, threads }, files) =>
    threads.run(renderTask, { files, references: await findLibraryReferences(db) }),
  has: hasOutdatedTexts,
  async lockUnchanged(db, itemId, hash) {
    const [item] = await db.select().from(libraryItems).where(eq(libraryItems.id, itemId)).for('no key update');
    return item !== undefined && contentState(item) === hash;
  },
  updateText: (db, itemId, { language, body, contents, passages }) =>
    db
      .update(libraryTexts)
      .set({ body, contents, passages, rendererEdition })
      .where(and(isOutdated(itemId), eq(libraryTexts.language, language))),
  acceptOutdated: (db, itemId) =>
    db
      .update(libraryTexts)
      .set({ rendererEdition })
      .where(isOutdated(itemId))
      .returning({ language: libraryTexts.language }),
  announce: (db, { events }, itemId) => announceItem(db, events, itemId),
});

/** An installation's whole content may take minutes. */
const renderTask = defineThreadTask<typeof import('./render-items.ts'), 'renderItems'>({
  name: 'renderItems',
  file: new URL('./render-items.ts', import.meta.url),
  limitMs: 15 * 60_000,
  isLong: true,
});
