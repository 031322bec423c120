// @vitest-environment happy-dom
import type { Session } from '@navor/contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRevalidator } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthApi } from './auth-api.ts';
import { type Auth, AuthProvider, useAuth } from './auth-context.tsx';
import { nobody, rootDataOf, sampleProfile, sampleSession, sampleUser } from './test-support.tsx';

const profile = { ...sampleProfile, full_name: 'Ana Ž.' };

type Answers = { [Name in 'session' | 'profile' | 'updateProfile' | 'checkSubscription']: ReturnType<typeof vi.fn> };
let answers: Answers;
let auth: Auth;
let revalidate: () => Promise<void>;

function Reader() {
  auth = useAuth();
  revalidate = useRevalidator().revalidate;
  return <p>{auth.loading ? 'loading' : (auth.user?.email ?? 'nobody')}</p>;
}

type PageOptions = { loader?: () => unknown; logout?: () => unknown };

/** A page as the server sent it; without a session its root loader had failed. */
function renderPage(session: Session | undefined, { loader, logout }: PageOptions = {}) {
  const { session: check, profile: read, updateProfile, checkSubscription } = answers;
  const api = { identity: { session: check, profile: read, updateProfile }, billing: { checkSubscription } };
  const loadApi = async () => api as unknown as AuthApi;
  const provider = (
    <AuthProvider loadApi={loadApi}>
      <Reader />
    </AuthProvider>
  );
  const data = session && rootDataOf(session);
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        element: provider,
        ...(data && { loader: loader ?? (() => data), shouldRevalidate: () => Boolean(loader) }),
        children: [{ path: 'logout', action: logout ?? (() => null), element: null, errorElement: null }],
      },
    ],
    { hydrationData: { loaderData: data ? { root: data } : {} } },
  );
  render(<RouterProvider router={router} />);
}

const refusal = (code: string, status: number) => Object.assign(new Error(code), { code, status });

beforeEach(() => {
  answers = {
    session: vi.fn(async () => sampleSession),
    profile: vi.fn(async () => profile),
    updateProfile: vi.fn(async (changes) => ({ ...sampleProfile, ...changes })),
    checkSubscription: vi.fn(async () => ({ subscribed: true, plan: 'premium', offer: 'sl' })),
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a page with a session', () => {
  it('knows everything from its first rendering and asks for nothing', () => {
    renderPage({ ...sampleSession, subscribed: true });
    expect(screen.getByText(sampleUser.email)).toBeDefined();
    expect(auth).toMatchObject({ loading: false, user: sampleUser, profile: sampleProfile });
    expect(auth).toMatchObject({ subscribed: true, isPremium: true });
    expect(auth.session).toEqual({ ...sampleSession, subscribed: true });
    for (const answer of Object.values(answers)) expect(answer).not.toHaveBeenCalled();
  });

  it('has no session for a visitor', () => {
    renderPage(nobody);
    expect(auth).toMatchObject({ loading: false, user: null, profile: null, session: null, isPremium: false });
  });

  it('follows what the server says later', async () => {
    const loader = vi.fn(() => rootDataOf(sampleSession));
    renderPage(nobody, { loader });
    await act(() => revalidate());
    expect(auth.user).toEqual(sampleUser);
    loader.mockReturnValue(rootDataOf(nobody));
    await act(() => revalidate());
    expect(auth).toMatchObject({ user: null, profile: null, session: null });
  });
});

describe('a page without a session', () => {
  it('is loading until it has checked, then loads the profile and checks the subscription', async () => {
    renderPage(undefined);
    expect(screen.getByText('loading')).toBeDefined();
    await screen.findByText(sampleUser.email);
    await waitFor(() => expect(auth).toMatchObject({ profile, subscribed: true, isPremium: true }));
    for (const name of ['session', 'profile', 'checkSubscription'] as const) {
      expect(answers[name]).toHaveBeenCalledOnce();
    }
  });

  it('fetches nothing more for a visitor', async () => {
    answers.session.mockResolvedValue(nobody);
    renderPage(undefined);
    await screen.findByText('nobody');
    expect(answers.profile).not.toHaveBeenCalled();
    expect(answers.checkSubscription).not.toHaveBeenCalled();
  });

  it('takes a visitor for nobody, and logs it, when the check fails', async () => {
    answers.session.mockRejectedValue(new Error('offline'));
    renderPage(undefined);
    await screen.findByText('nobody');
    expect(console.error).toHaveBeenCalledWith(new Error('offline'));
  });
});

describe('refreshProfile', () => {
  it('shows what is stored now', async () => {
    renderPage(sampleSession);
    await act(() => auth.refreshProfile());
    expect(auth.profile).toEqual(profile);
  });

  it('takes PGRST116 for having no profile', async () => {
    answers.profile.mockRejectedValue(refusal('PGRST116', 404));
    renderPage(sampleSession);
    await act(() => auth.refreshProfile());
    expect(auth).toMatchObject({ profile: null, user: sampleUser });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('logs any other failure and leaves the profile as it is', async () => {
    const failure = refusal('INTERNAL', 500);
    answers.profile.mockRejectedValue(failure);
    renderPage(sampleSession);
    await act(() => auth.refreshProfile());
    expect(auth.profile).toEqual(sampleProfile);
    expect(console.error).toHaveBeenCalledWith(failure);
  });

  it('asks for nothing while nobody is signed in', async () => {
    renderPage(nobody);
    await act(() => auth.refreshProfile());
    await act(() => auth.checkSubscription());
    expect(answers.profile).not.toHaveBeenCalled();
    expect(answers.checkSubscription).not.toHaveBeenCalled();
  });
});

describe('checkSubscription', () => {
  it('makes a subscriber premium', async () => {
    renderPage(sampleSession);
    await act(() => auth.checkSubscription());
    expect(auth).toMatchObject({ subscribed: true, isPremium: true, plan: 'premium' });
  });

  it('logs a failure and takes the person for not subscribed', async () => {
    const failure = refusal('UNAVAILABLE', 503);
    answers.checkSubscription.mockRejectedValue(failure);
    renderPage({ ...sampleSession, subscribed: true, plan: 'premium' });
    await act(() => auth.checkSubscription());
    expect(auth).toMatchObject({ subscribed: false, isPremium: false, plan: null, user: sampleUser });
    expect(console.error).toHaveBeenCalledWith(failure);
  });
});

describe('updateProfile', () => {
  it('saves the changes and shows the answer', async () => {
    renderPage(sampleSession);
    const saved = await act(() => auth.updateProfile({ full_name: 'Ana Ž.' }));
    expect(answers.updateProfile).toHaveBeenCalledWith({ full_name: 'Ana Ž.' });
    expect(saved.full_name).toBe('Ana Ž.');
    expect(auth.profile).toEqual(saved);
  });

  it('is refused without anybody signed in', async () => {
    renderPage(nobody);
    await expect(auth.updateProfile({ theme: 'dark' })).rejects.toThrow(new Error('Not authenticated'));
    expect(answers.updateProfile).not.toHaveBeenCalled();
  });

  it('tells a failure to the caller and changes nothing', async () => {
    answers.updateProfile.mockRejectedValue(refusal('INVALID_INPUT', 422));
    renderPage(sampleSession);
    await expect(auth.updateProfile({ full_name: '' })).rejects.toThrow('INVALID_INPUT');
    expect(auth.profile).toEqual(sampleProfile);
  });
});

describe('logout', () => {
  it('clears everything and ends the session on the server', async () => {
    const logout = vi.fn(() => null);
    renderPage({ ...sampleSession, subscribed: true }, { logout });
    await act(() => auth.logout());
    expect(auth).toMatchObject({ user: null, profile: null, session: null, subscribed: false, isPremium: false });
    expect(logout).toHaveBeenCalledOnce();
  });

  it('stays cleared when the server fails', async () => {
    const logout = vi.fn(() => Promise.reject(new Error('offline')));
    renderPage({ ...sampleSession, subscribed: true }, { logout });
    await act(() => auth.logout());
    expect(logout).toHaveBeenCalledOnce();
    expect(auth).toMatchObject({ user: null, profile: null, session: null, subscribed: false, isPremium: false });
  });

  it('leaves nothing in this browser of whoever has left, but the language', async () => {
    localStorage.setItem('note-draft:1', 'a thought');
    localStorage.setItem('language', 'de');
    answers.session = vi.fn(async () => ({ ...sampleSession, user: null, profile: null }));
    renderPage(sampleSession);
    await act(() => auth.logout());
    expect({ ...localStorage }).toEqual({ language: 'de' });
  });

  it('keeps what is stored where signing out did not succeed', async () => {
    localStorage.setItem('note-draft:1', 'a thought');
    renderPage(sampleSession);
    await act(() => auth.logout());
    expect(localStorage.getItem('note-draft:1')).toBe('a thought');
  });

  it('clears everything before the server has answered', async () => {
    renderPage(sampleSession, { logout: () => new Promise(() => {}) });
    await act(async () => void auth.logout());
    expect(auth).toMatchObject({ user: null, profile: null, session: null, subscribed: false, loading: false });
  });
});

describe('useAuth', () => {
  it('fails outside of its provider', () => {
    expect(() => render(<Reader />)).toThrow('useAuth must be used within an AuthProvider');
  });
});
