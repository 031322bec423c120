import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { contactMessages } from './support.tables.ts';

type ContactMessage = typeof contactMessages.$inferSelect;

export async function findContactMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return message;
}
