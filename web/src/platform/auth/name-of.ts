import type { Session } from '@navor/contract';

/** The name to greet by: the profile's, else the account's, else the local part of the e-mail. */
export function nameOf({ user, profile }: Pick<Session, 'user' | 'profile'>): string | undefined {
  return profile?.full_name?.trim() || user?.full_name.trim() || user?.email.split('@')[0] || undefined;
}
