import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { profiles, users } from '../identity.tables.ts';

/** What people are called, for those who work with them; the account's address where no name is known. */
export async function namePeople(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, email: users.email, fullName: profiles.fullName })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, fullName, email }) => [id, fullName ?? email]));
}
