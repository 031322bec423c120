import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../identity/index.ts';

/**
 * One person's calendar is written to by one after the other, so that no two writes take the last place, undo each other or plan
 * the same hour.
 */
export async function lockCalendar(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
