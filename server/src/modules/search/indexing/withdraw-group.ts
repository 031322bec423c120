import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/**
 * Lets nobody find a group any more, in the transaction that takes it from readers: what was announced is dealt with a moment
 * later, and until then passages of it would still be quoted.
 */
export async function withdrawGroup(tx: Db, { source, groupId }: { source: string; groupId: string }): Promise<void> {
  await tx.execute(sql`DELETE FROM search_groups WHERE source = ${source} AND group_id = ${groupId}`);
}
