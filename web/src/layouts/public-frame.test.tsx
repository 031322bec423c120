// @vitest-environment happy-dom
import type { Session } from '@navor/contract';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { nobody, renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import layout from '../../../translations/sl/layout.json' with { type: 'json' };
import ui from '../../../translations/sl/ui.json' with { type: 'json' };
import HeaderSheet from './header-sheet.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

afterEach(cleanup);

function renderFor(session: Session, element: ReactNode) {
  const page = (
    <I18nextProvider i18n={createServerTexts('sl', { layout, ui })}>
      <LanguageProvider>{element}</LanguageProvider>
    </I18nextProvider>
  );
  renderInPage(page, { session });
}

const addresses = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe.each([
  ['header', <PublicHeader key="header" />],
  ['menu of a small screen', <HeaderSheet key="sheet" trigger={<button type="button">Meni</button>} />],
])('the %s', (_, element) => {
  it.each([
    ['a visitor', nobody, ['/courses', '/quizzes', '/tutors', '/ai', '/technical-library', '/subscription']],
    [
      'who is signed in',
      sampleSession,
      ['/courses', '/quizzes', '/tutors', '/ai', '/dashboard', '/technical-library', '/subscription'],
    ],
  ])('leads %s to the main screens first, and to library and prices after them', (_, session, expected) => {
    renderFor(session, element);
    expect(addresses(screen.getByRole('navigation', { name: 'Glavna navigacija' }))).toEqual(expected);
  });
});

describe('the footer', () => {
  it('offers visitors an account', () => {
    renderFor(nobody, <PublicFooter />);
    expect(addresses(screen.getByRole('contentinfo'))).toEqual(expect.arrayContaining(['/auth/signup', '/auth/login']));
  });

  it('leads whoever is signed in nowhere that they would be sent away from', () => {
    renderFor(sampleSession, <PublicFooter />);
    expect(addresses(screen.getByRole('contentinfo'))).toEqual([
      ...['/dashboard', '/courses', '/technical-library', '/subscription'],
      ...['/about', '/contact', '/terms', '/privacy', '/faq', '/dashboard/settings', '/verify', '/api/docs'],
    ]);
  });
});
