import type { Tier } from '@navor/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from './identity.tables.ts';
import { currentPlanOf } from './sign-in/current-plan-sql.ts';

/** What the plans of these people grant now, for what happens while they are not asking themselves. */
export async function findTiers(db: Db, userIds: readonly string[]): Promise<Map<string, Tier>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, tier: sql<Tier>`coalesce(${sql.raw(currentPlanOf('users'))} ->> 'tier', 'free')` })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, tier }) => [id, tier]));
}
