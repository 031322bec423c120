import type { ContentDocument } from '@navor/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { contentInvitations, contentOwners, contentShares } from '../authorship.tables.ts';

type DocumentTable = typeof contentOwners | typeof contentShares | typeof contentInvitations;

/** A condition on rows of a table that are about one document. */
export function isOf(table: DocumentTable, { kind, id }: ContentDocument): SQL | undefined {
  return and(eq(table.kind, kind), eq(table.id, id));
}
