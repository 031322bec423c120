import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { deletesOf, isMistypable } from '../analysis/typing-errors.ts';
import { searchWords } from '../search.tables.ts';
import type { AnalysedDocument } from './analyse-document.ts';

const batchSize = 500;

/**
 * Adds words that are not known yet. Whoever adds words adds them in the same order: of two at once one waits for the
 * other at their first common word, and never both for each other.
 */
export async function addWords(tx: Db, documents: AnalysedDocument['words'][]): Promise<void> {
  const written = usualSpellings(documents);
  const words = [...written.keys()].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  // Nobody may take words for unused meanwhile (`removeUnusedWords`), those that are known already either.
  await tx.execute(sql`LOCK TABLE search_words IN ROW EXCLUSIVE MODE`);
  const { rows } = await tx.execute<{ word: string }>(
    sql`SELECT word FROM search_words WHERE word = ANY(${sql.param(words)}::text[])`,
  );
  const known = new Set(rows.map(({ word }) => word));
  const missing = words.filter((word) => !known.has(word));
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize).map((word) => ({
      ...{ word, written: written.get(word) ?? word, deletes: isMistypable(word) ? deletesOf(word) : [] },
    }));
    await tx.execute(sql`
      INSERT INTO ${searchWords} (word, written, reversed, deletes)
      SELECT word, written, reverse(word), deletes
      FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS added (word text, written text, deletes text[])
      ORDER BY word COLLATE "C"
      ON CONFLICT DO NOTHING`);
  }
}

/** Removes the words that nothing in the index has any more. */
export function removeUnusedWords(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    // Whoever is adding words is waited for, so that the texts they are added for are there to be seen.
    await tx.execute(sql`LOCK TABLE search_words IN SHARE ROW EXCLUSIVE MODE`);
    await tx.execute(sql`
      DELETE FROM search_words WHERE word NOT IN (
        SELECT word FROM ts_stat('SELECT tokens FROM search_entries WHERE owner_id IS NULL'))`);
  });
}

function usualSpellings(documents: AnalysedDocument['words'][]): Map<string, string> {
  const total: AnalysedDocument['words'] = new Map();
  for (const [word, writings] of documents.flatMap((words) => [...words])) {
    const sum = total.get(word) ?? total.set(word, new Map()).get(word);
    for (const [writing, count] of writings) sum?.set(writing, (sum.get(writing) ?? 0) + count);
  }
  return new Map([...total].map(([word, writings]) => [word, mostFrequent(writings) ?? word]));
}

function mostFrequent(writings: Map<string, number>): string | undefined {
  return [...writings].sort(([, one], [, other]) => other - one)[0]?.[0];
}
