import type { Session, User } from '@navor/contract';
import { useRootData } from './root-data.ts';

const nobody: Session = { user: null, profile: null, subscribed: false };

/** Who is signed in, as the server said with this page. */
export function useSession(): Session & { isPremium: boolean } {
  const session = useRootData()?.session ?? nobody;
  return { ...session, isPremium: session.subscribed };
}

/** The name to greet by: the profile's, else the account's, else the local part of the e-mail. */
export function nameOf({ user, profile }: { user: User | null; profile: Session['profile'] }): string | undefined {
  return profile?.full_name?.trim() || user?.full_name.trim() || user?.email.split('@')[0] || undefined;
}
