import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { saveRendered as saveTexts } from '../../../content/files/save-rendered.ts';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { takeTurns } from '../../../platform/database/locks.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { announceItem } from '../library.events.ts';
import { libraryItems, libraryTexts } from '../library.tables.ts';
import { exportLibrarySnapshot, type LibrarySnapshot } from './export-library.ts';
import { findLibraryReferences } from './library-references.ts';
import { hasOutdatedTexts, isOutdated } from './outdated-texts.ts';
import { type PreparedLibrary, type PreparedText, prepareLibrary } from './prepare-library.ts';

/** After an update of the renderer, shows every item as the new one would. */
export const renderOutdatedItems = defineJob({
  name: 'render-outdated-library-items',
  input: z.object({}),
  retries: 3,
  async run(_, services) {
    const { files, hashes } = await exportLibrarySnapshot(services);
    await saveRendered(services, await prepareLibrary(files, await findLibraryReferences(services.db)), hashes);
  },
});

export function hasOutdatedItems({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return hasOutdatedTexts(db);
}

type RenderServices = Pick<Services, 'db' | 'pool' | 'events' | 'log'>;

/** Saves how items look and nothing else, of those that are still as in the snapshot. */
export async function saveRendered(
  services: RenderServices,
  { items, problems }: PreparedLibrary,
  hashes: LibrarySnapshot['hashes'],
): Promise<void> {
  await saveTexts(services.log, {
    owners: [...hashes.keys()].map((id) => ({
      id,
      folder: `library/${id}`,
      texts: items.find((item) => item.id === id)?.prepared ?? [],
    })),
    problems,
    save: (id, sound) => saveBodies(services, id, hashes.get(id) ?? '', sound),
  });
}

/** Tells which texts stay as they were. */
function saveBodies(
  { db, pool, events }: RenderServices,
  itemId: string,
  hash: string,
  texts: PreparedText[],
): Promise<{ language: string }[]> {
  return takeTurns(pool, 'content', () =>
    db.transaction(async (tx) => {
      const [same] = await tx
        .select({ id: libraryItems.id })
        .from(libraryItems)
        .where(and(eq(libraryItems.id, itemId), eq(libraryItems.contentHash, hash)))
        .for('no key update');
      // What was loaded in the meantime was rendered then.
      if (!same || !(await hasOutdatedTexts(tx, itemId))) return [];
      for (const { language, body, contents, passages } of texts) {
        await tx
          .update(libraryTexts)
          .set({ body, contents, passages, rendererEdition })
          .where(and(isOutdated(itemId), eq(libraryTexts.language, language)));
      }
      // It may be found by other passages now.
      await announceItem(tx, events, itemId);
      // As with lessons: a faulty text counts as made by this edition, or it would fail at every start again.
      return tx
        .update(libraryTexts)
        .set({ rendererEdition })
        .where(isOutdated(itemId))
        .returning({ language: libraryTexts.language });
    }),
  );
}
