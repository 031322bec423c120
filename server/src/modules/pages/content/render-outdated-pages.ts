import type { PageId } from '@navor/contract';
import { and, eq } from 'drizzle-orm';
import { contentState } from '../../../content/files/edited-in-app.ts';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { renderOutdatedTexts } from '../../../content/render-outdated-texts.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { pages, pageTexts } from '../pages.tables.ts';
import { exportPagesSnapshot } from './export-pages.ts';
import { hasOutdatedTexts, isOutdated } from './outdated-texts.ts';
import type { PreparedText } from './prepare-pages.ts';

export const outdatedPages = renderOutdatedTexts<PreparedText>({
  jobName: 'render-outdated-pages',
  folder: 'pages',
  exportSnapshot: exportPagesSnapshot,
  render: ({ threads }, files) => threads.run(renderTask, files),
  has: hasOutdatedTexts,
  async lockUnchanged(db, pageId, hash) {
    const [page] = await db
      .select()
      .from(pages)
      .where(eq(pages.id, pageId as PageId))
      .for('no key update');
    return page !== undefined && contentState(page) === hash;
  },
  updateText: (db, pageId, { language, body, contents, passages }) =>
    db
      .update(pageTexts)
      .set({ body, contents, passages, rendererEdition })
      .where(and(isOutdated(pageId), eq(pageTexts.language, language))),
  acceptOutdated: (db, pageId) =>
    db.update(pageTexts).set({ rendererEdition }).where(isOutdated(pageId)).returning({ language: pageTexts.language }),
  announce: async () => {},
});

const renderTask = defineThreadTask<typeof import('./render-pages.ts'), 'renderPages'>({
  name: 'renderPages',
  file: new URL('./render-pages.ts', import.meta.url),
  limitMs: 5 * 60_000,
  isLong: true,
});
