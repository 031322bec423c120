import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from './identity.tables.ts';

/** Accounts under the names that their owners go by, for the lists of other modules to join. */
export function namedPeople(db: Db, alias: string) {
  return db
    .select({
      id: users.id,
      email: users.email,
      // Named after the list, for two of them may stand in one statement.
      fullName: sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${users.name})`.as(`${alias}_name`),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .as(alias);
}
