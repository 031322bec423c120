// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import landing from '../../../../../translations/en/landing.json' with { type: 'json' };
import plans from '../../../../../translations/en/plans.json' with { type: 'json' };
import { Faq } from './faq.tsx';

afterEach(cleanup);

it.each([true, false])('states the guarantee of 30 days, whether one can pay here (%s)', (canSubscribe) => {
  render(
    <MemoryRouter>
      <I18nextProvider i18n={createServerTexts('en', { landing, plans })}>
        <Faq canSubscribe={canSubscribe} />
      </I18nextProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText(/money-back guarantee lasts 30 days/)).toBeDefined();
  expect(screen.queryByText(landing.faq.payment.question) !== null).toBe(canSubscribe);
});
