import type { Profile, ProfileChanges, Session, Tier } from '@navor/contract';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { href, useSubmit } from 'react-router';
import { storedLanguage } from '../i18n/stored-language.ts';
import { useFlushOutboxes } from '../outbox/outboxes.tsx';
import { useRootData } from '../root-data.ts';
import { fetchProfile, fetchSubscription, type LoadAuthApi, loadBrowserApi } from './auth-api.ts';
import { changeAuth, startAuth } from './auth-state.ts';
import { forgetStored } from './forget-stored.ts';
import { useSessionInStep } from './use-session-in-step.ts';

export type Auth = {
  user: Session['user'];
  profile: Session['profile'];
  session: Session | null;
  /** True until it is known for the first time whether somebody is signed in. */
  loading: boolean;
  subscribed: boolean;
  isPremium: boolean;
  /** What is unlocked beyond the free tier. */
  plan: Session['plan'];
  logout: () => Promise<void>;
  updateProfile: (changes: ProfileChanges) => Promise<Profile>;
  refreshProfile: () => Promise<void>;
  checkSubscription: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

type AuthProviderProps = { children: ReactNode; loadApi?: LoadAuthApi };

/** Follows the session that comes with every page, and lets this browser act on it. */
export function AuthProvider({ children, loadApi = loadBrowserApi }: AuthProviderProps) {
  const told = useRootData()?.session;
  const [{ session, loading }, change] = useReducer(changeAuth, told, startAuth);
  const [seen, setSeen] = useState(told);
  if (told && told !== seen) {
    setSeen(told);
    change({ kind: 'session', session: told });
  }
  const submit = useSubmit();
  const flushOutboxes = useFlushOutboxes();
  const userId = session?.user?.id;
  useSessionInStep(told);

  const loadProfile = useCallback(
    async (id: string) => {
      const profile = await fetchProfile(loadApi);
      if (profile !== undefined) change({ kind: 'profile', userId: id, profile });
    },
    [loadApi],
  );
  const loadSubscription = useCallback(
    async (id: string) => change({ kind: 'subscription', userId: id, ...(await fetchSubscription(loadApi)) }),
    [loadApi],
  );

  const isUntold = told === undefined;
  useEffect(() => {
    if (!isUntold) return;
    let isCurrent = true;
    const check = async () => {
      const found = await (await loadApi()).identity.session();
      if (!isCurrent) return;
      change({ kind: 'session', session: found });
      if (found.user) await Promise.all([loadProfile(found.user.id), loadSubscription(found.user.id)]);
    };
    check().catch((error: unknown) => {
      console.error(error);
      if (isCurrent) change({ kind: 'check-failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [isUntold, loadApi, loadProfile, loadSubscription]);

  const logout = useCallback(async () => {
    // Before anything else: afterwards it could not be sent, and nothing of it stays here.
    await flushOutboxes();
    const language = storedLanguage();
    change({ kind: 'signed-out' });
    await submit(null, { method: 'post', action: href('/logout') });
    // Where it cannot be told whether the session has ended, what is stored stays.
    const { user } = await (await loadApi()).identity.session().catch(() => ({ user: 'unknown' }));
    if (!user) forgetStored(language);
  }, [submit, flushOutboxes, loadApi]);
  const updateProfile = useCallback(
    async (changes: ProfileChanges) => {
      if (!userId) throw new Error('Not authenticated');
      const profile = await (await loadApi()).identity.updateProfile(changes);
      change({ kind: 'profile', userId, profile });
      return profile;
    },
    [userId, loadApi],
  );
  const refreshProfile = useCallback(async () => {
    if (userId) await loadProfile(userId);
  }, [userId, loadProfile]);
  const checkSubscription = useCallback(async () => {
    if (userId) await loadSubscription(userId);
  }, [userId, loadSubscription]);

  const value = useMemo((): Auth => {
    const { user = null, profile = null, subscribed = false, plan = null } = session ?? {};
    const actions = { logout, updateProfile, refreshProfile, checkSubscription };
    return { user, profile, session, loading, subscribed, isPremium: subscribed, plan, ...actions };
  }, [session, loading, logout, updateProfile, refreshProfile, checkSubscription]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** Makes what it holds see somebody with this plan, or a visitor, instead of whoever is signed in. */
export function AuthAs({ plan, children }: { plan: Tier | 'visitor'; children: ReactNode }) {
  const auth = useAuth();
  const value = useMemo((): Auth => {
    const user = plan === 'visitor' ? null : previewedUser;
    const paid = plan === 'visitor' || plan === 'free' ? null : plan;
    return {
      ...auth,
      user,
      profile: null,
      session: null,
      subscribed: paid !== null,
      isPremium: paid !== null,
      plan: paid,
    };
  }, [auth, plan]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** Nobody's account has such an id. */
const previewedUser: NonNullable<Session['user']> = {
  ...{ id: 'preview', email: 'preview@preview.invalid', email_verified: true, full_name: '', roles: [] },
  created_at: new Date(0),
};

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
