import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from './identity.tables.ts';

export async function findUser(db: Db, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}
