// @vitest-environment happy-dom
import type { Language } from '@navor/languages';
import { cleanup, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { AuthApi } from '#platform/auth/auth-api.ts';
import { AuthProvider } from '#platform/auth/auth-context.tsx';
import { nobody, rootDataOf } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import verification from '../../../../../../translations/en/verification.json' with { type: 'json' };
import { VerifiedFacts } from './verified-facts.tsx';

afterEach(cleanup);

it('says the day that the paper says, whatever clock its reader has', () => {
  // Past midnight where Navor is at home, and still the old year to the west of it.
  show({ at: new Date('2026-12-31T23:30:00Z'), readerZone: 'America/New_York', outcomes: [] });
  expect(screen.getAllByText('1 January 2027')).toHaveLength(2);
});

it('says what was learned, in the language of the course', () => {
  show({ outcomes: ['Tok izmeriti.', 'Tok izračunati.'], language: 'sl' });
  const learned = within(screen.getByRole('region', { name: 'What was learned' }));
  expect(learned.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tok izmeriti.',
    'Tok izračunati.',
  ]);
  expect(learned.getByRole('list').lang).toBe('sl');
});

it('has no heading over nothing', () => {
  show({ outcomes: [] });
  expect(screen.queryByText('What was learned')).toBeNull();
});

type Shown = { at?: Date; readerZone?: string; outcomes: string[]; language?: Language };

function show({ at = new Date(0), readerZone = 'Europe/Ljubljana', outcomes, language = 'en' }: Shown) {
  const course = {
    ...{ id: 'tok', title: 'Current', language, drawing: null },
    theme: { id: 'elektrotehnika', title: 'Electrical engineering' },
  };
  const certificate = {
    ...{ course, outcomes, holder_name: 'Ana', hours: 4, grade_percent: null },
    ...{ completed_at: at, issued_at: at, ended_at: null, preview_version: 'valid-name' },
  };
  const data = rootDataOf(nobody);
  const root = { ...data, preferences: { ...data.preferences, language: 'en' as const, timeZone: readerZone } };
  const element = (
    <I18nextProvider i18n={createServerTexts('en', { verification })}>
      <AuthProvider loadApi={async () => ({}) as AuthApi}>
        <LanguageProvider>
          <VerifiedFacts verification={{ state: 'valid', serial: 'NV-1', certificate }} certificate={certificate} />
        </LanguageProvider>
      </AuthProvider>
    </I18nextProvider>
  );
  const routes = [{ id: 'root', path: '/', element, loader: () => root }];
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData: { root } } })} />);
}
