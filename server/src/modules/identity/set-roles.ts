import type { Role } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { keepAnAdministrator } from './administrators.ts';
import { findUser } from './identity.queries.ts';
import { users } from './identity.tables.ts';

/** Everybody stays a learner, whatever else they are. */
export async function setRoles(db: Db, userId: string, wanted: Role[]): Promise<Role[]> {
  const roles = [...new Set<Role>(['learner', ...wanted])];
  await db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new AppError('NOT_FOUND');
    const losesAdministration = user.roles.includes('admin') && !roles.includes('admin');
    if (losesAdministration) await keepAnAdministrator(tx, userId);
    await tx.update(users).set({ roles, updatedAt: new Date() }).where(eq(users.id, userId));
  });
  return roles;
}
