import type { Role, Tier } from '@navor/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from './identity.tables.ts';
import { currentPlanOf } from './sign-in/current-plan-sql.ts';

/** Somebody under the name that they go by, with what decides over what plans bring. */
type PlanHolder = { id: string; name: string; roles: Role[]; tier: Tier };

/** These people as they are now, for what they get while they are not asking themselves. */
export async function findPlanHolders(db: Db, userIds: readonly string[]): Promise<Map<string, PlanHolder>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      name: sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${users.name})`,
      roles: users.roles,
      tier: sql<Tier>`coalesce(${sql.raw(currentPlanOf('users'))} ->> 'tier', 'free')`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map((row) => [row.id, row]));
}
