import { describe, expect, it } from 'vitest';
import { changeAuth, startAuth } from './auth-state.ts';
import { nobody, sampleProfile, sampleSession, sampleUser } from './test-support.tsx';

const signedIn = startAuth(sampleSession);

describe('the start', () => {
  it('is loading until the session was checked', () => {
    expect(startAuth(undefined)).toEqual({ session: null, loading: true });
  });

  it('knows at once what came with the page', () => {
    expect(signedIn).toEqual({ session: sampleSession, loading: false });
    expect(startAuth(nobody)).toEqual({ session: null, loading: false });
  });
});

describe('a check of the session', () => {
  it('ends the loading, whether somebody is signed in or not', () => {
    expect(changeAuth(startAuth(undefined), { kind: 'session', session: sampleSession })).toEqual(signedIn);
    expect(changeAuth(startAuth(undefined), { kind: 'session', session: nobody }).loading).toBe(false);
  });

  it('ends the loading when it fails, with nobody signed in', () => {
    expect(changeAuth(startAuth(undefined), { kind: 'check-failed' })).toEqual({ session: null, loading: false });
  });
});

describe('what is fetched later', () => {
  const profile = { ...sampleProfile, full_name: 'Ana Ž.' };

  it('replaces the profile or the subscription and nothing else', () => {
    const renamed = changeAuth(signedIn, { kind: 'profile', userId: sampleUser.id, profile });
    expect(renamed.session).toEqual({ ...sampleSession, profile });
    const subscribed = changeAuth(signedIn, {
      ...{ kind: 'subscription', userId: sampleUser.id, subscribed: true, plan: 'premium', offer: 'sl' },
    });
    expect(subscribed.session).toEqual({ ...sampleSession, subscribed: true, plan: 'premium', offer: 'sl' });
  });

  it('is dropped when somebody else, or nobody, is signed in by then', () => {
    expect(changeAuth(signedIn, { kind: 'profile', userId: 'another', profile })).toBe(signedIn);
    const out = changeAuth(signedIn, { kind: 'signed-out' });
    const paid = { subscribed: true, plan: 'premium', offer: 'sl' } as const;
    expect(changeAuth(out, { kind: 'subscription', userId: sampleUser.id, ...paid })).toBe(out);
  });
});
