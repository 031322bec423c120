import { recentSearchCount } from '@navor/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../../platform/database/database.ts';
import { recentSearches } from './search.tables.ts';

/** Newest first. */
export async function listRecentSearches(pool: Pool, userId: string): Promise<string[]> {
  const { rows } = await pool.query<{ query: string }>({
    name: 'search-recent',
    text: `SELECT query FROM recent_searches WHERE user_id = $1 ORDER BY searched_at DESC, query
           LIMIT ${recentSearchCount}`,
    values: [userId],
  });
  return rows.map(({ query }) => query);
}

/** The same search again comes to the front; the oldest one goes once there are too many. */
export async function rememberSearch(db: Db, { userId, query, at }: { userId: string; query: string; at: Date }) {
  await db
    .insert(recentSearches)
    .values({ userId, query, searchedAt: at })
    .onConflictDoUpdate({ target: [recentSearches.userId, recentSearches.query], set: { searchedAt: at } });
  await db.execute(sql`
    DELETE FROM recent_searches WHERE user_id = ${userId} AND query NOT IN (
      SELECT query FROM recent_searches WHERE user_id = ${userId}
      ORDER BY searched_at DESC, query LIMIT ${recentSearchCount})`);
}

export async function forgetSearches(db: Db, { userId, query }: { userId: string; query: string | undefined }) {
  const isOwn = eq(recentSearches.userId, userId);
  await db.delete(recentSearches).where(query === undefined ? isOwn : and(isOwn, eq(recentSearches.query, query)));
}
