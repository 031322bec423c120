import { createHash } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { SearchableItem, SearchSource } from '../../../platform/searchable.ts';
import { analysisEdition } from '../analysis/lexemes.ts';
import { type AnalysedDocument, analyseDocument } from './analyse-document.ts';
import { addWords } from './indexed-words.ts';
import { type IndexedItem, writeEntries } from './write-entries.ts';

export type Group = { source: SearchSource; groupId: string };

/**
 * Brings what the index has of a group to what its module has published by now. Has to run in a transaction of its own: the
 * group's row is held to its end, so that of two who index the same group the second one reads after the first.
 */
export async function indexGroup(tx: Db, { source, groupId }: Group): Promise<void> {
  const indexed = await lockGroup(tx, source.name, groupId);
  const items = await source.loadGroup(tx, groupId);
  const digest = digestOf(items);
  if (indexed.edition === analysisEdition && indexed.digest === digest) return;
  const analysed: IndexedItem[] = [];
  for (const item of await withExistingOwners(tx, { source: source.name, groupId }, items)) {
    analysed.push({ item, documents: item.documents.map(analyseDocument) });
    // Taking a long course apart must not keep others waiting.
    await letOthersRun();
  }
  const isGroup = sql`source = ${source.name} AND group_id = ${groupId}`;
  if (analysed.length === 0) {
    await tx.execute(sql`DELETE FROM search_groups WHERE ${isGroup}`);
    return;
  }
  await tx.execute(sql`DELETE FROM search_entries WHERE ${isGroup}`);
  await tx.execute(sql`UPDATE search_groups SET edition = ${analysisEdition}, digest = ${digest}, indexed_at = now()
    WHERE ${isGroup}`);
  await writeEntries(tx, { source: source.name, groupId }, analysed);
  await addWords(tx, analysed.filter(({ item }) => item.ownerId === null).flatMap(wordsOf));
}

async function lockGroup(tx: Db, source: string, groupId: string): Promise<{ edition: number; digest: string }> {
  const { rows } = await tx.execute<{ edition: number; digest: string }>(sql`
    INSERT INTO search_groups AS known (source, group_id, edition, digest) VALUES (${source}, ${groupId}, 0, '')
    ON CONFLICT (source, group_id) DO UPDATE SET indexed_at = known.indexed_at
    RETURNING edition, digest`);
  return rows[0] ?? { edition: 0, digest: '' };
}

/**
 * Without what belongs to accounts that are gone. Accounts are held before their entries, in the order in which whoever
 * deletes an account takes them.
 */
async function withExistingOwners(
  tx: Db,
  { source, groupId }: { source: string; groupId: string },
  items: SearchableItem[],
): Promise<SearchableItem[]> {
  const named = items.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM users
    WHERE id = ANY(${sql.param(named)}::uuid[])
      OR id IN (SELECT owner_id FROM search_entries WHERE source = ${source} AND group_id = ${groupId})
    ORDER BY id FOR KEY SHARE`);
  const owners = new Set(rows.map(({ id }) => id));
  return items.filter(({ ownerId }) => ownerId === null || owners.has(ownerId));
}

function digestOf(items: SearchableItem[]): string {
  return createHash('sha256').update(JSON.stringify(items)).digest('base64url');
}

function wordsOf({ documents }: IndexedItem): AnalysedDocument['words'][] {
  return documents.map(({ words }) => words);
}
