// @vitest-environment happy-dom
import type { Administration } from '@navor/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import dashboard from '../../../../../../translations/en/dashboard.json' with { type: 'json' };
import { AdministratorPart } from './administrator-part.tsx';

afterEach(cleanup);

it.each([
  [true, 'You get them by e-mail; copies are in the outgoing mail.'],
  [false, 'You can read them in the outgoing mail.'],
])('says where contact messages are to be read, with a mail server: %s', (hasMailServer, words) => {
  show({ has_mail_server: hasMailServer, failing: 0, given_up: 0 });
  expect(cardOf('Contact messages')?.textContent).toBe(`Contact messages2in the last 7 days${words}`);
});

it.each([
  [5, 1, '6', '/dashboard/mail'],
  [5, 0, '5', '/dashboard/mail?state=failing'],
  [0, 1, '1', '/dashboard/mail?state=given-up'],
])('leads to as many messages as it counts: %s failing, %s given up', (failing, given_up, figure, address) => {
  show({ has_mail_server: true, failing, given_up });
  const card = cardOf('Unsent e-mails');
  expect(card?.textContent).toContain(figure);
  expect(card?.querySelector('a')?.getAttribute('href')).toBe(address);
});

it('leads to what is to be decided, and is silent when nothing is', () => {
  show({ has_mail_server: true, failing: 0, given_up: 0 }, { applications: 2, disputes: 1 }, 3);
  const addresses = [/2 tutor applications/, /3 author requests/, /1 disputed no-show/].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(addresses).toEqual([
    '/dashboard/tutor-applications',
    '/dashboard/cms/author-requests',
    '/dashboard/bookings?list=disputed',
  ]);
  cleanup();
  show({ has_mail_server: true, failing: 0, given_up: 0 });
  expect(screen.queryByRole('heading', { name: 'Waiting for your decision' })).toBeNull();
});

function show(mail: Administration['mail'], tutoring = { applications: 0, disputes: 0 }, requests = 0) {
  const overview = {
    people: { total: 1, new: 0, closing: 0 },
    subscriptions: { active: 0, trial: 0, past_due: 0, granted: 0 },
    mail,
    contact: { new: 2 },
    tutoring,
    authorship: { requests },
  };
  renderInPage(
    <I18nextProvider i18n={createServerTexts('en', { dashboard })}>
      <LanguageProvider>
        <AdministratorPart overview={overview} newest={[]} />
      </LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession, language: 'en' },
  );
}

function cardOf(title: string) {
  return screen.getAllByRole('listitem').find((item) => within(item).queryByText(title));
}
