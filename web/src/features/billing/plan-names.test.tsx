// @vitest-environment happy-dom
import type { Session } from '@navor/contract';
import type { GrantablePlanId, Offer } from '@navor/contract/choices';
import type { Language } from '@navor/languages';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { nobody, renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import administration from '../../../../translations/en/billing-administration.json' with { type: 'json' };
import state from '../../../../translations/en/subscription-state.json' with { type: 'json' };
import { PlanOrigin } from './components/administration/plan-origin.tsx';
import { GrantNote } from './components/state/grant-note.tsx';
import { useTierName } from './use-tier-names.ts';

afterEach(cleanup);

const english = { 'billing-administration': administration, 'subscription-state': state };

function shown(element: ReactNode, session: Session, language: Language = 'en'): string | null {
  renderInPage(
    <I18nextProvider i18n={createServerTexts(language, english)}>
      <LanguageProvider>
        <div data-testid="shown">{element}</div>
      </LanguageProvider>
    </I18nextProvider>,
    { session, language },
  );
  return screen.getByTestId('shown').textContent;
}

function TierNames() {
  const name = useTierName();
  return `${name('standard')} ${name('premium')}`;
}

describe('what opens a tier', () => {
  it.each([
    ['sl', 'Standard Premium'],
    ['en', 'Basic Pro'],
    ['de', 'Basic Pro'],
  ] as const)('is called by the list of the language %s for whoever has no plan', (language, names) => {
    expect(shown(<TierNames />, nobody, language)).toBe(names);
    cleanup();
    expect(shown(<TierNames />, sampleSession, language)).toBe(names);
  });

  it.each([
    ['sl', 'en', 'Standard Premium'],
    ['international', 'sl', 'Basic Pro'],
  ] as const)('is called by the list %s for whoever has a plan of it, also in %s', (offer: Offer, language, names) => {
    const session: Session = { ...sampleSession, subscribed: true, plan: 'standard', offer };
    expect(shown(<TierNames />, session, language)).toBe(names);
  });
});

it('calls a granted plan by its own name in every language', () => {
  const grant = { plan_id: 'sl-premium', ends_at: null } as const;
  expect(shown(<GrantNote grant={grant} />, sampleSession)).toContain('Premium');
  cleanup();
  expect(shown(<GrantNote grant={{ ...grant, plan_id: 'international-pro' }} />, sampleSession, 'sl')).toContain('Pro');
});

it.each<[GrantablePlanId, string]>([
  ['sl-standard', 'Standardstandard tier, Slovenian price list'],
  ['international-basic', 'Basicstandard tier, international price list'],
  ['international-pro', 'Propremium tier, international price list'],
  ['international-premium', 'Premiumpremium tier, international price list'],
])('tells administrators of %s what it unlocks and from which list it is', (planId, text) => {
  expect(shown(<PlanOrigin planId={planId} />, sampleSession)).toBe(text);
});
