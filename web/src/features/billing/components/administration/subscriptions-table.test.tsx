// @vitest-environment happy-dom
import type { ListedSubscription } from '@navor/contract';
import { cleanup, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import administration from '../../../../../../translations/en/billing-administration.json' with { type: 'json' };
import state from '../../../../../../translations/en/subscription-state.json' with { type: 'json' };
import { SubscriptionsTable } from './subscriptions-table.tsx';

afterEach(cleanup);

const granted: ListedSubscription = {
  id: '0d6b9d5e-5a53-4be3-9f0c-1f5a4c8f0a11',
  person: { id: '6f1c4f0e-5a53-4be3-9f0c-1f5a4c8f0a11', full_name: 'Ana Žagar', email: 'ana@example.com' },
  ...{ source: 'granted', status: 'active', tier: 'premium', plan_id: 'international-premium' },
  ...{ started_at: new Date('2026-03-01T10:00:00Z'), period_ends_at: null, ended_at: null, end_reason: null },
  ...{ renews: false, can_revoke: false },
};

function show(hasOwners: boolean) {
  const texts = createServerTexts('en', { 'billing-administration': administration, 'subscription-state': state });
  renderInPage(
    <I18nextProvider i18n={texts}>
      <LanguageProvider>
        <SubscriptionsTable subscriptions={[granted]} hasOwners={hasOwners} />
      </LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession, language: 'en' },
  );
  return screen.getByRole('rowheader').textContent;
}

it('heads each row with whose it is, and with the plan where all are of one person', () => {
  expect(show(true)).toContain('Ana Žagar');
  cleanup();
  expect(show(false)).toBe('Premiumpremium tier, international price listGranted');
  expect(screen.queryByText('Ana Žagar')).toBeNull();
});
