import type { Access, Offer, Profile, Tier, User } from '@navor/contract';
import { AppError } from './errors.ts';

/** Whoever makes a request, as the server has established it. */
export type Viewer = { kind: 'anonymous' } | SignedIn;
export type SignedIn = {
  kind: 'signed-in';
  sessionId: string;
  user: User;
  profile: Profile | null;
  /** What their plan grants; `free` without one. */
  tier: Tier;
  /** The price list that their plan is from. */
  offer: Offer | null;
};

export const anonymous: Viewer = { kind: 'anonymous' };

/** The first gate of every endpoint, by what the contract declares. Finer rules are each module's policy. */
export function admit(viewer: Viewer, access: Access): void {
  if (access === 'public') return;
  const { user } = signedIn(viewer);
  if (access === 'signed-in' || user.roles.includes('admin')) return;
  if (access === 'author' && user.roles.includes('author')) return;
  throw new AppError('FORBIDDEN');
}

/** Narrows to a signed-in viewer or refuses. */
export function signedIn(viewer: Viewer): SignedIn {
  if (viewer.kind === 'anonymous') throw new AppError('NOT_AUTHENTICATED');
  return viewer;
}

/** The viewer's id as statements take it: null for a visitor. */
export function readerId(viewer: Viewer): string | null {
  return viewer.kind === 'signed-in' ? viewer.user.id : null;
}
