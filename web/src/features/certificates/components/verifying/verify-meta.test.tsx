// @vitest-environment happy-dom
import type { Verification } from '@navor/contract';
import { cleanup } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { nobody, renderInPage } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import verification from '../../../../../../translations/en/verification.json' with { type: 'json' };
import { VerifyMeta } from './verify-meta.tsx';

afterEach(cleanup);

const serial = 'NV-7K3F-9QXM-2D4T-8RWA';
const picture = `http://localhost/api/verify/${serial}/preview?language=en&version=valid-name`;

it('tells where a link leads, with the picture of the certificate as a whole address', () => {
  expect(told({ holder_name: 'Ana Žagar' })).toMatchObject({
    ...{ 'og:type': 'website', 'og:site_name': 'Navor', 'og:url': `http://localhost/verify/${serial}` },
    ...{ 'og:title': 'Certificate: Statics', 'og:description': 'Ana Žagar · completed on 9 Mar 2026 · Navor' },
    ...{ 'og:image': picture, 'og:image:width': '1200', 'og:image:height': '630', robots: 'noindex' },
    ...{ 'og:image:alt': 'Picture of a certificate for the course Statics', 'twitter:card': 'summary_large_image' },
  });
});

it('is read again in the language that the link was shared in', () => {
  const address = `/verify/${serial}?language=en`;
  expect(told({ holder_name: 'Ana Žagar' }, 'valid', address)['og:url']).toBe(`http://localhost${address}`);
  cleanup();
  expect(told({ holder_name: null }, 'revoked', address)['og:url']).toBe(`http://localhost${address}`);
});

it('names nobody who hides their name', () => {
  expect(told({ holder_name: null })['og:description']).toBe('Completed on 9 Mar 2026 · Navor');
});

it.each(['revoked', 'replaced'] as const)(
  'says of a %s one that it was, with the picture that says so too',
  (state) => {
    const meta = told({ holder_name: null }, state);
    expect(meta).toMatchObject({ 'og:title': verification.result[state], 'og:image': picture });
    expect(meta).not.toHaveProperty('og:description');
  },
);

/** What is in the head of the page, by name; spaces that do not break are spaces to a reader. */
function told(
  changes: { holder_name: string | null },
  state: Exclude<Verification['state'], 'unknown'> = 'valid',
  address = `/verify/${serial}`,
) {
  const at = new Date('2026-03-09T10:00:00Z');
  const theme = { id: 'strojnistvo', title: 'Mechanical engineering' };
  const certificate = {
    ...{ ...changes, outcomes: [], hours: 4, grade_percent: null, preview_version: 'valid-name' },
    ...{ completed_at: at, issued_at: at, ended_at: null },
    course: { id: 'statika', title: 'Statics', language: 'en' as const, drawing: null, theme },
  };
  renderInPage(
    <I18nextProvider i18n={createServerTexts('en', { verification })}>
      <LanguageProvider>
        <VerifyMeta verification={{ state, serial, certificate }} />
      </LanguageProvider>
    </I18nextProvider>,
    { session: nobody, language: 'en', address, children: [{ path: 'verify/:serial', element: null }] },
  );
  const metas = [...document.querySelectorAll('meta')];
  return Object.fromEntries(
    metas.map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.content.replaceAll('\u00a0', ' '),
    ]),
  );
}
