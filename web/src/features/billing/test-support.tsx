import type { BillingActions, BillingOverview, OwnSubscription } from '@navor/contract';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import billingSettings from '../../../../translations/sl/billing-settings.json' with { type: 'json' };
import plans from '../../../../translations/sl/plans.json' with { type: 'json' };
import subscription from '../../../../translations/sl/subscription.json' with { type: 'json' };
import subscriptionState from '../../../../translations/sl/subscription-state.json' with { type: 'json' };
import ui from '../../../../translations/sl/ui.json' with { type: 'json' };

const texts = createServerTexts('sl', {
  'billing-settings': billingSettings,
  plans,
  subscription,
  'subscription-state': subscriptionState,
  ui,
});

export const sampleSubscription: OwnSubscription = {
  id: '0b4f2c6e-6f0e-4f0c-9d0e-2f6f6f1f7a02',
  source: 'sandbox',
  status: 'active',
  tier: 'standard',
  plan_id: 'sl-standard',
  next_plan_id: null,
  trial_ends_at: null,
  period_ends_at: new Date('2030-05-20T10:00:00Z'),
  grace_ends_at: null,
  next_try_at: null,
  card: null,
};

export const noActions: BillingActions = {
  can_subscribe_to: [],
  has_trial: false,
  can_cancel: false,
  cancel_ends_at: null,
  can_resume: false,
  can_change_card: false,
  changes: [],
  can_drop_lowering: false,
  refund: { kind: 'impossible', reason: 'nothing_paid' },
};

export const sampleOverview: BillingOverview = {
  cashier: 'sandbox',
  offer: null,
  subscription: null,
  grant: null,
  tutoring: [],
  actions: noActions,
};

/** Renders in Slovenian for somebody who is signed in. */
export function renderBilling(element: ReactNode) {
  return renderInPage(
    <I18nextProvider i18n={texts}>
      <LanguageProvider>{element}</LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession },
  );
}
