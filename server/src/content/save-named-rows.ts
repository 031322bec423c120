import { isDeepStrictEqual } from 'node:util';
import type { Translated } from '@navor/languages';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';
import { normalizeTranslations } from './files/normalize-translations.ts';

type NamedRow = { id: string; title: Translated };

/** Saves rows that content refers to by their ids, such as themes or tags. Tells which have another name now: what belongs to them is found by it. */
export async function saveNamedRows(
  db: Db,
  table: PgTable & { id: PgColumn },
  rows: readonly NamedRow[],
): Promise<string[]> {
  const known = new Map(((await db.select().from(table as PgTable)) as NamedRow[]).map((row) => [row.id, row]));
  const renamed: string[] = [];
  for (const row of rows) {
    const before = known.get(row.id);
    if (isDeepStrictEqual(before, row)) continue;
    if (before && !isDeepStrictEqual(before.title, row.title)) renamed.push(row.id);
    const { id: _, ...set } = row;
    await db.insert(table).values(row).onConflictDoUpdate({ target: table.id, set });
  }
  return renamed;
}

/** Of a file that has nothing but titles by id. */
export function titledRows(titles: Record<string, Translated>): NamedRow[] {
  return Object.entries(titles).map(([id, title]) => ({ id, title: normalizeTranslations(title) }));
}
