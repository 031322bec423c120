import { count, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../identity.tables.ts';

type PeopleCount = { total: number; new: number; closing: number };

/** How many have an account, opened one since then, and are about to lose it. */
export async function countPeople(db: Db, since: Date): Promise<PeopleCount> {
  const [counted] = await db
    .select({
      total: count(),
      new: sql<number>`count(*) FILTER (WHERE ${gt(users.createdAt, since)})`.mapWith(Number),
      closing: sql<number>`count(*) FILTER (WHERE ${isNotNull(users.deletionDueAt)})`.mapWith(Number),
    })
    .from(users);
  return counted ?? { total: 0, new: 0, closing: 0 };
}
