import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from './identity.tables.ts';

/**
 * Whatever counts or decides over several rows of one person takes turns by this until its transaction ends; false if
 * they are gone. An attempt that is held too is taken before it, never after.
 */
export async function lockPerson(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return rows.length > 0;
}
