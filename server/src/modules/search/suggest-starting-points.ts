import type { SearchKind, Suggestion } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { isVisibleSql, type SearchScope } from './search.policy.ts';

type Row = { kind: SearchKind; id: string; title: string; context: string | null; language: Language; path: string };

/** Some of what anybody may begin with, for those who found nothing. */
export async function suggestStartingPoints(
  pool: Pool,
  { accesses, ownerId }: SearchScope,
  language: Language,
): Promise<Suggestion[]> {
  const { rows } = await pool.query<Row>({
    name: 'search-instead',
    text: insteadQuery,
    values: [accesses, ownerId, language],
  });
  return rows.map((row) => ({ ...row, marked_title: [{ text: row.title, is_hit: false }] }));
}

const ofEachKind = 3;

/** Courses and the library in turn. */
const insteadQuery = `
  SELECT chosen.kind, chosen.item_id AS id, chosen.title, chosen.context, chosen.language, chosen.path
  FROM unnest(ARRAY['course', 'library']) WITH ORDINALITY AS offered (kind, position)
  CROSS JOIN LATERAL (
    SELECT entry.* FROM search_entries AS entry
    WHERE entry.kind = offered.kind AND entry.language = $3::text
      AND ${isVisibleSql('entry', { accesses: '$1', owner: '$2' })}
    ORDER BY entry.title_key, entry.item_id LIMIT ${ofEachKind}
  ) AS chosen
  ORDER BY offered.position, chosen.title_key, chosen.item_id`;
