import { deletionGraceDays, type Role } from '@navor/contract';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hasAnotherAdministrator } from './identity.queries.ts';

type Account = { deletionDueAt: Date | null };

/** Everybody stays a learner, whatever else they are made. */
export function grantedRoles(wanted: readonly Role[]): Role[] {
  return [...new Set<Role>(['learner', ...wanted])];
}

/** Refuses what would leave the installation without an administrator; `remaining` are the roles that the user keeps. */
export async function refuseLastAdministrator(
  tx: Db,
  { id, roles }: { id: string; roles: readonly Role[] },
  remaining: readonly Role[],
): Promise<void> {
  if (!roles.includes('admin') || remaining.includes('admin')) return;
  if (!(await hasAnotherAdministrator(tx, id))) throw new AppError('LAST_ADMINISTRATOR');
}

/** An account that waits for its deletion opens no session and keeps the address it has. */
export function isClosed({ deletionDueAt }: Account): boolean {
  return deletionDueAt !== null;
}

/** When an account that is closed now will be deleted. */
export function deletionDate(now: Date): Date {
  return new Date(now.getTime() + deletionGraceDays * 24 * 60 * 60 * 1000);
}

export function isDueForDeletion({ deletionDueAt }: Account, now: Date): boolean {
  return deletionDueAt !== null && deletionDueAt <= now;
}
