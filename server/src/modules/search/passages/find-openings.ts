import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { isVisibleSql, type SearchScope } from '../search.policy.ts';
import type { FoundPassage } from './found-passage.ts';
import type { ItemReference } from './match-passages.ts';

type Row = Omit<FoundPassage, 'score' | 'coverage' | 'isStrong'>;

/** How items begin that somebody may open, each in the language that they read, or in another one that it has. */
export async function findOpenings(
  pool: Pool,
  scope: SearchScope,
  { items, language, most }: { items: readonly ItemReference[]; language: Language; most: number },
): Promise<FoundPassage[]> {
  if (items.length === 0) return [];
  const { rows } = await pool.query<Row>({
    name: 'search-openings',
    text: openingsQuery,
    values: [
      ...[items.map(({ kind }) => kind), items.map(({ itemId }) => itemId), language, most],
      ...[scope.accesses, scope.ownerId],
    ],
  });
  return rows.map((row) => ({ ...row, score: 0, coverage: 0, isStrong: true }));
}

const openingsQuery = `
  SELECT entry.kind, entry.item_id AS "itemId", entry.language, entry.title, entry.context,
         passage.anchor, passage.heading, passage.text, passage.is_list AS "isList",
         entry.path || coalesce('#' || passage.anchor, '') AS path
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (kind, item_id, place)
  CROSS JOIN LATERAL (
    SELECT * FROM search_entries AS entry
    WHERE entry.kind = asked.kind AND entry.item_id = asked.item_id
      AND ${isVisibleSql('entry', { accesses: '$5', owner: '$6' })}
    ORDER BY entry.language = $3::text DESC, entry.language LIMIT 1
  ) AS entry
  CROSS JOIN LATERAL (
    SELECT * FROM search_passages AS passage WHERE passage.entry_id = entry.id AND passage.text <> ''
    ORDER BY passage.position LIMIT $4::int
  ) AS passage
  ORDER BY asked.place, passage.position`;
