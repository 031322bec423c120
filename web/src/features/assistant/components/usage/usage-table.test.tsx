// @vitest-environment happy-dom
import { createTexts } from '@navor/ui/test-support.tsx';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { UsageByDay } from './usage-by-day.tsx';
import { UsageTable } from './usage-table.tsx';

afterEach(cleanup);

const used = { messages: 4, input_tokens: 20, output_tokens: 30, is_estimated: false };
const byPeople = { ...used, people: 2, failed: 1 };

const shown = (element: ReactNode) => {
  renderInPage(
    <I18nextProvider i18n={createTexts()}>
      <LanguageProvider>{element}</LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession },
  );
  const cells = screen.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);
  cleanup();
  return cells;
};

it('tells of people and failures only where many are counted together, in every table alike', () => {
  const table = (row: typeof used) => (
    <UsageTable label="Raba" named="Mesec" rows={[{ ...row, key: 'a', name: 'a' }]} />
  );
  const days = (row: typeof used | typeof byPeople) => (
    <UsageByDay title="Raba" text="" days={[{ ...row, day: '2026-03-01' }]} limit={null} />
  );
  expect(shown(table(used))).toEqual(['4', '20', '30']);
  expect(shown(days(used))).toEqual(['4', '20', '30']);
  expect(shown(table(byPeople))).toEqual(['4', '2', '1', '20', '30']);
  expect(shown(days(byPeople))).toEqual(['4', '2', '1', '20', '30']);
});
