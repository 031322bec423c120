import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database/database.ts';

/** A table with rows that belong to a person. Each module declares its own, so that an export can hold them all. */
export type PersonalTable = {
  /** The name of its file in the export. */
  name: string;
  table: PgTable;
  /** Tells whose a row is: by the account's id, or by its e-mail address. */
  owner: PgColumn;
  ownedBy?: 'id' | 'email';
  /** Properties that would open the account to whoever finds the export. */
  secrets?: readonly string[];
  /** Stored files that a row refers to. */
  files?: (row: Record<string, unknown>) => string[];
};

type Owner = { id: string; email: string };
type PersonalData = { name: string; rows: Record<string, unknown>[]; files: string[] };

export async function collectPersonalData(db: Db, tables: readonly PersonalTable[], owner: Owner) {
  const collected: PersonalData[] = [];
  for (const { name, table, owner: column, ownedBy = 'id', secrets = [], files } of tables) {
    const rows: Record<string, unknown>[] = await db.select().from(table).where(eq(column, owner[ownedBy]));
    collected.push({
      name,
      rows: rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !secrets.includes(key)))),
      files: files ? rows.flatMap(files) : [],
    });
  }
  return collected;
}
