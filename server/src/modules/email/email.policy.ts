import type { User } from '@navor/contract';

/** Anybody may write to themselves, an administrator to anyone; more would be an open relay. */
export function maySendTo(user: User, address: string): boolean {
  return isAdministrator(user) || user.email.toLowerCase() === address.toLowerCase();
}

export function isAdministrator({ roles }: User): boolean {
  return roles.includes('admin');
}
