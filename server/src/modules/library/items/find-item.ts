import { defaultLanguage, type Language } from '@navor/languages';
import type { Pool } from 'pg';
import { isContentId } from '../../courses/index.ts';
import { type CardRow, cardColumns, cardsQuery } from '../catalogue/library-cards.ts';
import { isReadableSql } from '../library.policy.ts';
import type { Source, TaughtIn } from '../library.tables.ts';

export type ItemRow = CardRow & {
  /** Of the text, and so of all that is shown of the item. */
  text_language: Language;
  /** Another one as soon as the text is written anew: PostgreSQL gives each version of a row its number. */
  text_version: string;
  sources: Source[];
  lessons: TaughtIn[];
  related: CardRow[];
  updated_at: Date;
};

type Wanted = { itemId: string; language: Language; userId: string | null };

/** A published item and the cards of those that it leads on to, by one statement; its text is kept apart. */
export async function findItem(pool: Pool, { itemId, language, userId }: Wanted): Promise<ItemRow | undefined> {
  if (!isContentId(itemId)) return undefined;
  const { rows } = await pool.query<ItemRow>({
    name: 'library-item',
    text: itemQuery,
    values: [itemId, language, userId],
  });
  return rows[0];
}

/** Of the item that `page` is. */
const relatedCards = cardsQuery({
  selection: `
    SELECT related.*, named.place
    FROM jsonb_array_elements_text(page.related) WITH ORDINALITY AS named (id, place)
    JOIN library_items AS related ON related.id = named.id AND ${isReadableSql('related')}`,
  reader: '$3',
});

/** A text is shown in a language only where the item has all of it in that language. */
const itemQuery = `
  SELECT ${cardColumns('$3')}, items.sources, items.lessons, items.updated_at,
         text.language AS text_language, text.xmin::text AS text_version,
         coalesce((SELECT json_agg(card) FROM (${relatedCards}) AS card), '[]') AS related
  FROM library_items AS items
  JOIN themes ON themes.id = items.theme_id
  CROSS JOIN LATERAL (SELECT items.related) AS page
  JOIN library_texts AS text ON text.item_id = items.id
    AND text.language = CASE WHEN items.languages @> to_jsonb($2::text) THEN $2 ELSE '${defaultLanguage}' END
  WHERE items.id = $1 AND ${isReadableSql('items')}`;

/** Whether there is an item that people may know of. */
export async function isReadable(pool: Pool, itemId: string): Promise<boolean> {
  if (!isContentId(itemId)) return false;
  const { rows } = await pool.query({
    name: 'library-is-published',
    text: `SELECT FROM library_items WHERE id = $1 AND ${isReadableSql('library_items')}`,
    values: [itemId],
  });
  return rows.length > 0;
}
