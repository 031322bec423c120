import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../identity/index.ts';

/** Whatever decides about somebody's reviews takes turns by this until its transaction ends; false if they are gone. */
export async function lockReviews(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return rows.length > 0;
}
