// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPage, sampleSession, sampleUser } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import layout from '../../../translations/en/layout.json' with { type: 'json' };
import ui from '../../../translations/en/ui.json' with { type: 'json' };
import AccountOptions from './account-options.tsx';
import { SidebarAccount } from './sidebar-account.tsx';

const signOut = vi.fn(() => null);

beforeEach(() => {
  // Nobody tells whether the session has ended.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  signOut.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function show(account: ReactNode) {
  renderInPage(
    <I18nextProvider i18n={createServerTexts('en', { layout, ui })}>
      <LanguageProvider>{account}</LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession, language: 'en', routes: [{ path: '/logout', action: signOut, element: null }] },
  );
}

function leave() {
  const button = screen.getByRole('button', { name: 'Log out' });
  button.focus();
  fireEvent.click(button);
}

it('asks before it takes an unsaved draft along, and leaves only then', async () => {
  show(<SidebarAccount isCollapsed={false} />);
  localStorage.setItem(`note-draft:${sampleUser.id}:statics/forces`, 'Half a thought');
  leave();
  const question = await screen.findByRole('alertdialog', { name: 'Your drafts will be lost' });
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(signOut).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log out' }));
  leave();
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

it('gives the focus back to the button of a menu that has closed', async () => {
  show(<AccountOptions trigger={<button type="button">Account</button>} />);
  localStorage.setItem(`note-draft:${sampleUser.id}:statics/forces`, 'Half a thought');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' })));
});

it.each([
  ['nothing is stored', 'theme', 'dark'],
  ['the draft is somebody else’s', 'note-draft:another:statics/forces', 'Half a thought'],
])('asks nothing where %s', async (_, key, value) => {
  show(<SidebarAccount isCollapsed={false} />);
  localStorage.setItem(key, value);
  leave();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
