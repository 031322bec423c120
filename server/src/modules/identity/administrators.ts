import { and, arrayContains, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { users } from './identity.tables.ts';

/**
 * Refuses to let the last administrator go. Holds others off until the caller's transaction ends: two who leave at the
 * same moment must see each other.
 */
export async function keepAnAdministrator(tx: Db, leavingId: string): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${users} IN SHARE ROW EXCLUSIVE MODE`);
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, leavingId), isNull(users.deletionDueAt), arrayContains(users.roles, ['admin'])))
    .limit(1);
  if (others.length === 0) throw new AppError('LAST_ADMINISTRATOR');
}
