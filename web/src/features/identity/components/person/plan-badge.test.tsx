// @vitest-environment happy-dom
import type { GrantablePlanId } from '@navor/contract/choices';
import { cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import administration from '../../../../../../translations/en/billing-administration.json' with { type: 'json' };
import people from '../../../../../../translations/en/people.json' with { type: 'json' };
import { PlanBadge } from './plan-badge.tsx';

afterEach(cleanup);

function shown(planId: GrantablePlanId | null) {
  const texts = createServerTexts('en', { people, 'billing-administration': administration });
  const { container } = render(
    <I18nextProvider i18n={texts}>
      <PlanBadge planId={planId} />
    </I18nextProvider>,
  );
  return container.textContent;
}

it.each([
  ['sl-premium', 'Premiumpremium tier, Slovenian price list'],
  ['international-premium', 'Premiumpremium tier, international price list'],
  ['international-basic', 'Basicstandard tier, international price list'],
  [null, people.free],
] as const)('tells plans of the same name apart: %s', (planId, words) => {
  expect(shown(planId)).toBe(words);
});
