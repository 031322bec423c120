import { defaultLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import type { Passage } from '../../../platform/searchable.ts';
import { tablePassages } from '../catalogue/table-passages.ts';
import { isReadableSql } from '../library.policy.ts';
import type { libraryTexts } from '../library.tables.ts';

type NamedItem = { itemId: string; title: string };

/** An item as plain passages, the rows of its tables among them. */
type ReadItem = NamedItem & { language: Language; summary: string; passages: Passage[] };

type NameRow = { id: string; title: Translated; language: Language };
type TextRow = NameRow & { summary: Translated } & Pick<typeof libraryTexts.$inferSelect, 'passages' | 'body'>;

/** What items are called, by one statement; those that are not published are absent. */
export async function nameItems(pool: Pool, itemIds: readonly string[], language: Language): Promise<NamedItem[]> {
  const rows = await queryItems<NameRow>(pool, itemIds, { language, name: 'library-name-items', columns: '' });
  return rows.map((row) => ({ itemId: row.id, title: textIn(row.title, row.language) }));
}

/** The same with what they say. */
export async function readItems(pool: Pool, itemIds: readonly string[], language: Language): Promise<ReadItem[]> {
  const columns = ', items.summary, text.passages, text.body';
  const rows = await queryItems<TextRow>(pool, itemIds, { language, name: 'library-read-items', columns });
  return rows.map((row) => ({
    ...{ itemId: row.id, language: row.language },
    ...{ title: textIn(row.title, row.language), summary: textIn(row.summary, row.language) },
    passages: [...row.passages, ...tablePassages(row.body)],
  }));
}

async function queryItems<Row extends NameRow>(
  pool: Pool,
  itemIds: readonly string[],
  { language, name, columns }: { language: Language; name: string; columns: string },
): Promise<Row[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await pool.query<Row>({ name, text: itemsQuery(columns), values: [itemIds, language] });
  return rows;
}

function itemsQuery(columns: string): string {
  return `
    SELECT items.id, items.title, text.language${columns}
    FROM library_items AS items
    JOIN library_texts AS text ON text.item_id = items.id
      AND text.language = CASE WHEN items.languages @> to_jsonb($2::text) THEN $2 ELSE '${defaultLanguage}' END
    WHERE items.id = ANY($1::text[]) AND ${isReadableSql('items')}`;
}
