// @vitest-environment happy-dom
import type { Session } from '@navor/contract';
import { createTexts } from '@navor/ui/test-support.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuthApi } from '../auth/auth-api.ts';
import { AuthProvider } from '../auth/auth-context.tsx';
import { nobody, rootDataOf, sampleProfile, sampleSession } from '../auth/test-support.tsx';
import { LanguageProvider, useLanguageContext } from './language-context.tsx';

const updateProfile = vi.fn();

function Reader() {
  const { language, setLanguage } = useLanguageContext();
  return (
    <button type="button" onClick={() => void setLanguage('de')}>
      {language}
    </button>
  );
}

/** A page in Slovenian; `wanted` is the language of what the server sends next. */
function renderPage(session: Session, wanted: 'sl' | 'de' = 'sl') {
  const api = { identity: { updateProfile }, billing: {} } as unknown as AuthApi;
  const element = (
    <I18nextProvider i18n={createTexts('sl')}>
      <AuthProvider loadApi={async () => api}>
        <LanguageProvider>
          <Reader />
        </LanguageProvider>
      </AuthProvider>
    </I18nextProvider>
  );
  const data = rootDataOf(session);
  const preferences = { ...data.preferences, language: wanted };
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => ({ ...data, preferences }) }], {
    hydrationData: { loaderData: { root: data } },
  });
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  updateProfile.mockReset();
  vi.restoreAllMocks();
});

describe('a chosen language', () => {
  it('is shown at once and kept by the browser', async () => {
    renderPage(nobody);
    await act(async () => screen.getByText('sl').click());
    expect(screen.getByText('de')).toBeDefined();
    expect(localStorage.getItem('language')).toBe('de');
    expect(updateProfile).not.toHaveBeenCalled();
  });

  it('is saved to the account of whoever is signed in', async () => {
    updateProfile.mockResolvedValue({ ...sampleProfile, language: 'de' });
    renderPage(sampleSession);
    await act(async () => screen.getByText('sl').click());
    expect(updateProfile).toHaveBeenCalledWith({ language: 'de' });
  });

  it('stands even if the account could not be told', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    updateProfile.mockRejectedValue(new Error('offline'));
    renderPage(sampleSession);
    await act(async () => screen.getByText('sl').click());
    expect(screen.getByText('de')).toBeDefined();
    expect(log).toHaveBeenCalledWith(new Error('offline'));
  });
});

describe('the language of the account', () => {
  it('is followed by a browser that has chosen none', async () => {
    const router = renderPage(sampleSession, 'de');
    await act(() => router.revalidate());
    expect(screen.getByText('de')).toBeDefined();
  });

  it('gives way to the one that the browser keeps', async () => {
    localStorage.setItem('language', 'sl');
    const router = renderPage(sampleSession, 'de');
    await act(() => router.revalidate());
    expect(screen.getByText('sl')).toBeDefined();
  });
});

describe('useLanguageContext', () => {
  it('fails outside of its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Reader />)).toThrow('useLanguageContext must be used within a LanguageProvider');
  });
});
