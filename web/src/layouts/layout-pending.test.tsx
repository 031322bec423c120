// @vitest-environment happy-dom

import { createTexts } from '@navor/ui/test-support.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { AuthApi } from '#platform/auth/auth-api.ts';
import { AuthProvider, useAuth } from '#platform/auth/auth-context.tsx';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LayoutPending } from './layout-pending.tsx';

afterEach(cleanup);

describe('a layout', () => {
  it('shows the spinner while the session is being checked, then the screen', async () => {
    const check = Promise.withResolvers<typeof sampleSession>();
    const api = {
      identity: { session: () => check.promise, profile: async () => sampleSession.profile },
      billing: { checkSubscription: async () => ({ subscribed: false, plan: null, offer: null }) },
    };
    const element = (
      <AuthProvider loadApi={async () => api as unknown as AuthApi}>
        <Screen />
      </AuthProvider>
    );
    render(<RouterProvider router={createMemoryRouter([{ id: 'root', path: '/', element }])} />);
    expect(screen.getByRole('status').textContent).toBe('Nalaganje...');
    expect(screen.queryByText('screen')).toBeNull();
    check.resolve(sampleSession);
    await screen.findByText('screen');
  });

  it('shows the spinner to whoever has just logged out of it', async () => {
    const logout = { path: '/logout', action: () => new Promise(() => {}), element: null };
    renderInPage(<Screen />, { session: sampleSession, routes: [logout] });
    expect(screen.getByText('screen')).toBeDefined();
    await act(async () => screen.getByText('out').click());
    expect(screen.getByRole('status').textContent).toBe('Nalaganje...');
  });
});

const texts = createTexts();

function Screen() {
  const { logout } = useAuth();
  return (
    <>
      <button type="button" onClick={() => void logout()}>
        out
      </button>
      <I18nextProvider i18n={texts}>
        <LayoutPending needsUser>screen</LayoutPending>
      </I18nextProvider>
    </>
  );
}
