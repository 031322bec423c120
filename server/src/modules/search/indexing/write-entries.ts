import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { SearchableItem } from '../../../platform/searchable.ts';
import { searchEntries, searchFacts, searchPassages, searchTitles } from '../search.tables.ts';
import type { AnalysedDocument } from './analyse-document.ts';

export type IndexedItem = { item: SearchableItem; documents: AnalysedDocument[] };
type Entry = { item: SearchableItem; document: AnalysedDocument };

/** So many entries are written by one statement, each with its passages and facts: a few MB at most. */
const batchSize = 20;

export async function writeEntries(
  tx: Db,
  group: { source: string; groupId: string },
  indexed: IndexedItem[],
): Promise<void> {
  const entries = indexed.flatMap(({ item, documents }) => documents.map((document) => ({ item, document })));
  for (let start = 0; start < entries.length; start += batchSize) {
    const batch = entries.slice(start, start + batchSize);
    const ids = await insertEntries(tx, group, batch);
    const placed = batch.map((entry) => ({ ...entry, id: ids.get(keyOf(rowOf(entry))) ?? 0 }));
    await insertPassages(tx, placed);
    await insertFacts(tx, placed);
    await insertTitles(tx, placed);
  }
}

async function insertEntries(
  tx: Db,
  { source, groupId }: { source: string; groupId: string },
  batch: Entry[],
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<Key & { id: string }>(sql`
    INSERT INTO ${searchEntries} (source, group_id, kind, item_id, language, access, owner_id, within_kind, within_id, path,
                                title, context, title_key, title_words, front, tokens, formulas, moved_anchors)
    SELECT ${source}, ${groupId}, kind, item_id, language, access, owner_id, within_kind, within_id, path,
           title, context, title_key, title_words, front::tsvector, tokens::tsvector, formulas, moved_anchors
    FROM jsonb_to_recordset(${JSON.stringify(batch.map(rowOf))}::jsonb) AS entry (
      kind text, item_id text, language text, access text, owner_id uuid, within_kind text, within_id text, path text,
      title text, context text, title_key text, title_words int, front text, tokens text, formulas text[], moved_anchors jsonb)
    RETURNING id, kind, item_id, language`);
  return new Map(rows.map((row) => [keyOf(row), Number(row.id)]));
}

function rowOf({ item, document }: Entry) {
  const { language, title, context, title_key, title_words, front, tokens, formulas, moved_anchors } = document;
  return {
    ...{ kind: item.kind, item_id: item.id, language, access: item.access, owner_id: item.ownerId },
    ...{ within_kind: item.within?.kind ?? null, within_id: item.within?.id ?? null, path: item.path },
    ...{ title, context, title_key, title_words, front, tokens, formulas, moved_anchors },
  };
}

type Key = { kind: string; item_id: string; language: string };

function keyOf({ kind, item_id, language }: Key): string {
  return `${kind} ${language} ${item_id}`;
}

async function insertPassages(tx: Db, entries: (Entry & { id: number })[]): Promise<void> {
  const rows = entries.flatMap(({ id, document }) => document.passages.map((row) => ({ entry_id: id, ...row })));
  await tx.execute(sql`
    INSERT INTO ${searchPassages} (entry_id, position, anchor, heading, text, tokens, formulas, is_list)
    SELECT entry_id, position, anchor, heading, text, tokens::tsvector, formulas, is_list
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS passage (
      entry_id bigint, position int, anchor text, heading text, text text, tokens text, formulas text[], is_list bool)`);
}

async function insertFacts(tx: Db, entries: (Entry & { id: number })[]): Promise<void> {
  const rows = entries.flatMap(({ id, document }) => document.facts.map((row) => ({ entry_id: id, ...row })));
  if (rows.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${searchFacts} (entry_id, position, kind, anchor, tokens, dimensions, data)
    SELECT entry_id, position, kind, anchor, tokens::tsvector, dimensions, data
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS fact (
      entry_id bigint, position int, kind text, anchor text, tokens text, dimensions text[], data jsonb)`);
}

/** What is one person's is not suggested by its title, which is that of something else. */
async function insertTitles(tx: Db, entries: (Entry & { id: number })[]): Promise<void> {
  const rows = entries
    .filter(({ item }) => item.ownerId === null)
    .flatMap(({ id, item: { access }, document: { language, titleKeys } }) =>
      titleKeys.map((key, index) => ({
        ...{ entry_id: id, word_index: index, language, access, is_start: index === 0, key },
      })),
    );
  await tx.execute(sql`
    INSERT INTO ${searchTitles} (entry_id, word_index, language, access, is_start, key)
    SELECT entry_id, word_index, language, access, is_start, key
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS title (
      entry_id bigint, word_index int, language text, access text, is_start bool, key text)`);
}
