import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { accounts, users } from '../identity.tables.ts';

/** The password of an address as it is kept. */
export async function findPasswordHash(db: Db, email: string): Promise<string | undefined> {
  const [kept] = await passwordHash(db, email);
  return kept?.hash ?? undefined;
}

/** The same once whoever is changing it at this moment has done so. */
export async function settledPasswordHash(db: Db, email: string): Promise<string | undefined> {
  const [kept] = await passwordHash(db, email).for('share', { of: accounts });
  return kept?.hash ?? undefined;
}

function passwordHash(db: Db, email: string) {
  return db
    .select({ hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(users.email, email.toLowerCase()));
}
