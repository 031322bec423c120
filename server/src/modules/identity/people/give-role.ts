import type { Role } from '@navor/contract';
import { and, arrayContains, eq, not, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../identity.tables.ts';

/** Adds one role to those that somebody has. Whoever gives it has the right to and records why. */
export async function giveRole(tx: Db, userId: string, role: Role): Promise<void> {
  await tx
    .update(users)
    .set({ roles: sql`array_append(${users.roles}, ${role})`, updatedAt: new Date() })
    .where(and(eq(users.id, userId), not(arrayContains(users.roles, [role]))));
}
