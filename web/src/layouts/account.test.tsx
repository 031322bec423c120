// @vitest-environment happy-dom
import type { Session } from '@navor/contract';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInPage, sampleProfile, sampleSession, sampleUser } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import layout from '../../../translations/sl/layout.json' with { type: 'json' };
import AccountOptions from './account-options.tsx';
import { SidebarAccount } from './sidebar-account.tsx';

const texts = createServerTexts('sl', { layout });

function renderFor(session: Session, element: ReactNode) {
  const page = (
    <I18nextProvider i18n={texts}>
      <LanguageProvider>{element}</LanguageProvider>
    </I18nextProvider>
  );
  renderInPage(page, { session });
}

const user = { ...sampleUser, email: 'ana@example.com', full_name: 'Ana Žagar' };
const profile = { ...sampleProfile, full_name: 'Ana Žagar' };

afterEach(cleanup);

describe('the signed-in menu', () => {
  it('leads to the dashboard, the subscription and the settings, and out', () => {
    renderFor(
      { ...sampleSession, user, profile, subscribed: false, plan: null, offer: null },
      <AccountOptions trigger={<button type="button">menu</button>} />,
    );
    const items = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
    expect(items).toEqual([
      ['Nadzorna plošča', '/dashboard'],
      ['Naročnina', '/subscription'],
      ['Nastavitve', '/dashboard/settings'],
      ['Odjava', null],
    ]);
  });

  it.each([
    ['standard', 'sl'],
    ['premium', 'sl'],
    ['standard', 'international'],
    ['premium', 'international'],
  ] as const)('has one mark on the subscription for whoever has one, be it %s of the list %s', (plan, offer) => {
    renderFor(
      { ...sampleSession, user, profile, subscribed: true, plan, offer },
      <AccountOptions trigger={<button type="button">menu</button>} />,
    );
    expect(screen.getByRole('menuitem', { name: /Naročnina/ }).textContent).toBe('NaročninaPremium');
  });

  it('has no mark for anybody else', () => {
    renderFor(
      { ...sampleSession, user, profile, subscribed: false, plan: null, offer: null },
      <AccountOptions trigger={<button type="button">menu</button>} />,
    );
    expect(screen.getByText('Ana Žagar')).toBeDefined();
    expect(screen.queryByText('Premium')).toBeNull();
  });
});

describe('the foot of the sidebar', () => {
  it('shows initials, name and e-mail', () => {
    renderFor(
      { ...sampleSession, user, profile, subscribed: false, plan: null, offer: null },
      <SidebarAccount isCollapsed={false} />,
    );
    for (const text of ['AŽ', 'Ana Žagar', 'ana@example.com']) expect(screen.getByText(text)).toBeDefined();
  });

  it('falls back to the local part of the e-mail', () => {
    const unnamed = {
      ...sampleSession,
      user: { ...user, full_name: '' },
      profile: null,
      subscribed: false,
      plan: null,
      offer: null,
    };
    renderFor(unnamed, <SidebarAccount isCollapsed={false} />);
    expect(screen.getByText('ana')).toBeDefined();
  });

  it('says so when there is neither a name nor an e-mail', () => {
    const nobody = {
      ...sampleSession,
      user: { ...user, full_name: '', email: '' },
      profile: null,
      subscribed: false,
      plan: null,
      offer: null,
    };
    renderFor(nobody, <SidebarAccount isCollapsed={false} />);
    expect(screen.getByText('Uporabnik')).toBeDefined();
    expect(screen.getByText('Ni email-a')).toBeDefined();
  });
});
