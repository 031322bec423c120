import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { authorRequests } from '../authorship.tables.ts';

/** How many wait for a decision whether they become authors. */
export function countOpenRequests(db: Db): Promise<number> {
  return db.$count(authorRequests, eq(authorRequests.status, 'open'));
}
