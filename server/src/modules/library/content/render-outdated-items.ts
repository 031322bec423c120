import { and, eq } from 'drizzle-orm';
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
    const [same] = await db
      .select({ id: libraryItems.id })
      .from(libraryItems)
      .where(and(eq(libraryItems.id, itemId), eq(libraryItems.contentHash, hash)))
      .for('no key update');
    return same !== undefined;
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
