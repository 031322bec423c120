import type { Heading, LibraryPart, MovedAnchors } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { createVersionCache } from '../../../platform/version-cache.ts';

export type TextRow = { body: LibraryPart[]; contents: Heading[]; moved_anchors: MovedAnchors };

/** So many are kept, a few hundred kilobytes each at most. */
const capacity = 64;

type Wanted = { itemId: string; language: Language; version: string };

/** The texts of items that were read last, each for as long as it has the version with which it was read. */
export function createItemTextCache(pool: Pool) {
  const kept = createVersionCache<TextRow>(capacity);
  return ({ itemId, language, version }: Wanted): Promise<TextRow | undefined> =>
    kept(`${itemId} ${language}`, version, async () => {
      const { rows } = await pool.query<TextRow>({
        name: 'library-text',
        text: 'SELECT body, contents, moved_anchors FROM library_texts WHERE item_id = $1 AND language = $2',
        values: [itemId, language],
      });
      return rows[0];
    });
}
