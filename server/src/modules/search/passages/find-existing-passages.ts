import type { SearchKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { isVisibleSql, type SearchScope } from '../search.policy.ts';

/**
 * A passage by its place: a part of an item in one language; null for the part above all headings. One whose heading was
 * renamed is still there, and its page leads on from the old address.
 */
type PassageReference = { kind: SearchKind; itemId: string; language: Language; anchor: string | null };

/** Which of these passages there are that somebody may open now, by their positions and by one statement for all of them. */
export async function findExistingPassages(
  pool: Pool,
  scope: SearchScope,
  references: readonly PassageReference[],
): Promise<Set<number>> {
  if (references.length === 0) return new Set();
  const asked = references.map(({ kind, itemId, language, anchor }, position) => ({
    ...{ position, kind, item_id: itemId, language, anchor },
  }));
  const { rows } = await pool.query<{ position: number }>({
    name: 'search-existing-passages',
    text: existingQuery,
    values: [JSON.stringify(asked), scope.accesses, scope.ownerId],
  });
  return new Set(rows.map(({ position }) => position));
}

const existingQuery = `
  SELECT asked.position
  FROM jsonb_to_recordset($1::jsonb) AS asked (position int, kind text, item_id text, language text, anchor text)
  JOIN search_entries AS entry
    ON entry.kind = asked.kind AND entry.item_id = asked.item_id AND entry.language = asked.language
  CROSS JOIN LATERAL (SELECT coalesce(entry.moved_anchors ->> asked.anchor, asked.anchor) AS anchor) AS now_at
  WHERE ${isVisibleSql('entry', { accesses: '$2', owner: '$3' })}
    AND (asked.anchor IS NULL OR EXISTS (
      SELECT FROM search_passages AS passage WHERE passage.entry_id = entry.id AND passage.anchor = now_at.anchor
      UNION ALL
      SELECT FROM search_facts AS fact WHERE fact.entry_id = entry.id AND fact.anchor = now_at.anchor))`;
