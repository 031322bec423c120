// @vitest-environment happy-dom
import { recurrenceScopes } from '@navor/contract/choices';
import { cleanup, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import calendar from '../../../../../../translations/en/calendar.json' with { type: 'json' };
import { DeleteEvent } from './delete-event.tsx';

afterEach(cleanup);

it('asks before it deletes one or all of many, and says of each button that it deletes', () => {
  renderInPage(
    <I18nextProvider i18n={createServerTexts('en', { calendar })}>
      <DeleteEvent scopes={recurrenceScopes} day="2026-03-10" />
    </I18nextProvider>,
    { session: sampleSession, language: 'en' },
  );
  const buttons = screen.getAllByRole('button', { hidden: true });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Delete only this one',
    'Delete this and following ones',
    'Delete all of them',
  ]);
  for (const button of buttons) expect(button.closest('details')?.open).toBe(false);
});
