import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database/database.ts';

/** A table with rows that belong to a person. Each module declares its own, so that an export can hold them all. */
export type PersonalTable = {
  /** The name of its file in the export. */
  name: string;
  table: PgTable;
  /** Holds the id of the account whose row it is; or tells which rows are an account's, where none of their columns does. */
  owner: PgColumn | ((ownerId: string) => SQL);
  /** Properties that would open the account to whoever finds the export. */
  secrets?: readonly string[];
  /** How a row looks in the export, where some of it must not leave the installation. */
  present?: (row: Row) => Row;
  /** Stored files that a row refers to. */
  files?: (row: Row) => string[];
};

type Row = Record<string, unknown>;
type PersonalData = { name: string; rows: Row[]; files: string[] };

export async function collectPersonalData(db: Db, tables: readonly PersonalTable[], ownerId: string) {
  const collected: PersonalData[] = [];
  for (const { name, table, owner, secrets = [], present = asIs, files } of tables) {
    const rows: Row[] = await db
      .select()
      .from(table)
      .where(typeof owner === 'function' ? owner(ownerId) : eq(owner, ownerId));
    const shown = rows.map((row) =>
      Object.fromEntries(Object.entries(present(row)).filter(([key]) => !secrets.includes(key))),
    );
    collected.push({ name, rows: shown, files: files ? rows.flatMap(files) : [] });
  }
  return collected;
}

function asIs(row: Row): Row {
  return row;
}
