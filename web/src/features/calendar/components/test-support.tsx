import type { CalendarEntry } from '@navor/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import calendar from '../../../../../translations/en/calendar.json' with { type: 'json' };
import errors from '../../../../../translations/en/errors.json' with { type: 'json' };
import ui from '../../../../../translations/en/ui.json' with { type: 'json' };
import { sampleEntry } from '../test-support.ts';
import { Calendar } from './calendar.tsx';

export const lesson = sampleEntry({ id: 'lesson', title: 'Lab', start: '2026-03-10T09:00', end: '2026-03-10T10:30' });

type Shown = { view: 'month' | 'week' | 'agenda'; date: string; entries?: CalendarEntry[]; zone?: string };

/** What the server says, of each intent or of all. */
type Answer = object | ((intent: string) => object | Promise<object>);

/** Renders as at ten o'clock on 10 March 2026; `sent` is what the calendar tells the server, `visited` where its keys lead to. */
export function show({ view, date, entries = [], zone = 'Europe/Ljubljana' }: Shown, answer: Answer = done) {
  const texts = createServerTexts('en', { calendar, errors, ui });
  const sent: Record<string, FormDataEntryValue>[] = [];
  const visited: string[] = [];
  renderInPage(
    <I18nextProvider i18n={texts}>
      <LanguageProvider>
        <Calendar
          {...{ time_zone: zone, today: '2026-03-10', entries, now: new Date('2026-03-10T09:00:00Z') }}
          query={{ view, date, hidden: [] }}
        />
      </LanguageProvider>
    </I18nextProvider>,
    {
      ...{ session: sampleSession, language: 'en' },
      routes: [
        {
          path: '/dashboard/calendar',
          children: [
            {
              index: true,
              element: <p />,
              loader: ({ request }) => {
                visited.push(new URL(request.url).search);
                return null;
              },
              action: async ({ request }) => {
                const form = Object.fromEntries(await request.formData());
                sent.push(form);
                return typeof answer === 'function' ? answer(String(form.intent)) : answer;
              },
            },
          ],
        },
      ],
    },
  );
  return { sent, visited };
}

const done = { kind: 'done', intent: 'move', result: {} };
export const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement as Element, { key, ...more });
export const focusedCell = () => (document.activeElement as HTMLElement | null)?.dataset.cell;
export const inTabOrder = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('gridcell')
    .filter(({ tabIndex }) => tabIndex === 0);

export function focusCell(): void {
  const [cell] = inTabOrder();
  cell?.focus();
}
