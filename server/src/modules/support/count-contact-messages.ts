import { gt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { contactMessages } from './support.tables.ts';

export function countContactMessages(db: Db, since: Date): Promise<number> {
  return db.$count(contactMessages, gt(contactMessages.createdAt, since));
}
