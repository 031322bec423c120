import type { Role } from '@navor/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { rolesChanged } from '../identity.events.ts';
import { grantedRoles, refuseLastAdministrator } from '../identity.policy.ts';
import { findUser } from '../identity.queries.ts';
import { users } from '../identity.tables.ts';

type RoleChange = { actorId: string; userId: string; wanted: Role[] };

/** Gives somebody these roles and takes all others, which is recorded. */
export async function setRoles(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { actorId, userId, wanted }: RoleChange,
): Promise<Role[]> {
  const roles = grantedRoles(wanted);
  await db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new AppError('NOT_FOUND');
    await refuseLastAdministrator(tx, user, roles);
    // Held and read by the statement that writes, so that two administrators at once are recorded one after the other.
    const earlier = tx
      .select({ id: users.id, roles: users.roles })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update')
      .as('earlier');
    const [written] = await tx
      .update(users)
      .set({ roles, updatedAt: new Date() })
      .from(earlier)
      .where(eq(users.id, earlier.id))
      .returning({ before: earlier.roles });
    if (!written || isSame(written.before, roles)) return;
    const details = { before: written.before, after: roles };
    await recordAudit(tx, { actorId, subjectId: userId, action: 'roles_set', reason: null, details });
    await events.announce(tx, rolesChanged, {
      userId,
      given: roles.filter((role) => !written.before.includes(role)),
      taken: written.before.filter((role) => !roles.includes(role)),
    });
  });
  return roles;
}

function isSame(some: readonly Role[], others: readonly Role[]): boolean {
  return some.length === others.length && some.every((role) => others.includes(role));
}
