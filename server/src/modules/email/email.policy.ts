import type { User } from '@navor/contract';

/** Anybody may write to themselves, an administrator to anyone; more would be an open relay. */
export function maySendTo(user: User, address: string): boolean {
  return user.roles.includes('admin') || user.email.toLowerCase() === address.toLowerCase();
}
