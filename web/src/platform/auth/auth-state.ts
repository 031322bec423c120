import type { Profile, Session } from '@navor/contract';

/** Who is signed in, as far as this browser knows; `session` is null for nobody. */
export type AuthState = { session: Session | null; loading: boolean };

/** What was fetched for one person must never show for another, so such a change names its user. */
export type AuthChange =
  | { kind: 'session'; session: Session }
  | { kind: 'check-failed' }
  | { kind: 'profile'; userId: string; profile: Profile | null }
  | ({ kind: 'subscription'; userId: string } & Pick<Session, 'subscribed' | 'plan' | 'offer'>)
  | { kind: 'signed-out' };

/** A page from the server comes with its session; without one it is yet to be checked. */
export function startAuth(session: Session | undefined): AuthState {
  const unchecked: AuthState = { session: null, loading: true };
  return session ? changeAuth(unchecked, { kind: 'session', session }) : unchecked;
}

export function changeAuth(state: AuthState, change: AuthChange): AuthState {
  switch (change.kind) {
    case 'session':
      return { session: change.session.user ? change.session : null, loading: false };
    case 'check-failed':
      return { ...state, loading: false };
    case 'signed-out':
      return { session: null, loading: false };
    case 'profile':
      return changeSessionOf(state, change.userId, { profile: change.profile });
    case 'subscription': {
      const { subscribed, plan, offer } = change;
      return changeSessionOf(state, change.userId, { subscribed, plan, offer });
    }
  }
}

function changeSessionOf(state: AuthState, userId: string, change: Partial<Session>): AuthState {
  if (state.session?.user?.id !== userId) return state;
  return { ...state, session: { ...state.session, ...change } };
}
