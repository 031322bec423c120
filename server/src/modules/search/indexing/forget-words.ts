import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Forgets the words that nothing in the index has any more. */
export function forgetWords(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    // Whoever is adding words is waited for, so that the texts they are added for are there to be seen.
    await tx.execute(sql`LOCK TABLE search_words IN SHARE ROW EXCLUSIVE MODE`);
    await tx.execute(sql`
      DELETE FROM search_words WHERE word NOT IN (
        SELECT word FROM ts_stat('SELECT tokens FROM search_entries WHERE owner_id IS NULL'))`);
  });
}
