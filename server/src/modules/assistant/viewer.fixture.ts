import type { Role, Tier } from '@navor/contract';
import type { SignedIn } from '../../platform/access.ts';

/** Somebody signed in, for what is called below the routes. */
export function viewerOf({
  id,
  tier = 'free',
  roles = ['learner'],
}: {
  id: string;
  tier?: Tier;
  roles?: Role[];
}): SignedIn {
  const user = { id, email: '', email_verified: true, full_name: '', created_at: new Date(0), roles };
  return { kind: 'signed-in', sessionId: '', user, profile: null, tier, offer: null };
}
