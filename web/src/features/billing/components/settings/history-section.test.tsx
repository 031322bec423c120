// @vitest-environment happy-dom
import type { EndReason, GrantablePlanId, SubscriptionChange } from '@navor/contract';
import { cleanup, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import settings from '../../../../../../translations/en/billing-settings.json' with { type: 'json' };
import { HistorySection } from './history-section.tsx';

afterEach(cleanup);

function told(change: SubscriptionChange, plan: GrantablePlanId, isGranted: boolean, reason: EndReason | null = null) {
  const step = {
    id: 'one',
    change,
    plan_id: plan,
    is_granted: isGranted,
    reason,
    at: new Date('2026-03-01T10:00:00Z'),
  };
  renderInPage(
    <I18nextProvider i18n={createServerTexts('en', { 'billing-settings': settings })}>
      <LanguageProvider>
        <HistorySection history={[step]} />
      </LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession, language: 'en' },
  );
  return screen.getByRole('listitem', { hidden: true }).querySelector('span')?.textContent;
}

it.each([
  ['granted', told.bind(null, 'started', 'international-premium', true), 'The Navor team gave you the Premium plan'],
  [
    'run out',
    told.bind(null, 'ended', 'sl-standard', true, 'cancelled'),
    'The Standard plan you were given has run out',
  ],
  [
    'taken away',
    told.bind(null, 'ended', 'international-basic', true, 'revoked'),
    'The Navor team ended the Basic plan you were given',
  ],
  [
    'cancelled',
    told.bind(null, 'ended', 'international-pro', false, 'cancelled'),
    'Subscription ended after cancellation: Pro plan',
  ],
] as const)('names a plan that was %s', (_, words, expected) => {
  expect(words()).toBe(expected);
});
