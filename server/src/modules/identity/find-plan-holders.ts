import type { Role, Tier } from '@navor/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from './identity.tables.ts';
import { currentPlanOf } from './sign-in/current-plan-sql.ts';

/** Somebody under the name that they go by, with what decides over what plans bring. */
type PlanHolder = { id: string; name: string; roles: Role[]; tier: Tier; isDemo: boolean };

/** These people as they are now, for what they get while they are not asking themselves. */
export async function findPlanHolders(db: Db, userIds: readonly string[]): Promise<Map<string, PlanHolder>> {
  if (userIds.length === 0) return new Map();
  const holders = planHoldersSubquery(db);
  const rows = await db
    .select()
    .from(holders)
    .where(inArray(holders.id, [...userIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Everybody like that, for other modules to join what may be theirs. */
export function planHoldersSubquery(db: Db) {
  return db
    .select({
      id: users.id,
      name: sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${users.name})`.as('holder_name'),
      roles: users.roles,
      tier: sql<Tier>`coalesce(${sql.raw(currentPlanOf('users'))} ->> 'tier', 'free')`.as('holder_tier'),
      isDemo: users.isDemo,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .as('plan_holders');
}
