import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { accounts, users } from '../identity.tables.ts';
import { hashPassword, isOutdatedHash } from './password-hash.ts';

/** Keeps a password that was just found to be right by today's means, where it is still kept by earlier ones. */
export async function renewPasswordHash(db: Db, email: string, password: string): Promise<void> {
  const [kept] = await db
    .select({ id: accounts.id, hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(users.email, email.toLowerCase()));
  if (!kept?.hash || !isOutdatedHash(kept.hash)) return;
  // Not over a password that was changed in the meantime.
  await db
    .update(accounts)
    .set({ password: await hashPassword(password) })
    .where(and(eq(accounts.id, kept.id), eq(accounts.password, kept.hash)));
}
