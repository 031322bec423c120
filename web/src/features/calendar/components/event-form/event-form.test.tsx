// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderInPage, sampleSession, sampleUser } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import calendar from '../../../../../../translations/en/calendar.json' with { type: 'json' };
import errors from '../../../../../../translations/en/errors.json' with { type: 'json' };
import settings from '../../../../../../translations/en/settings.json' with { type: 'json' };
import ui from '../../../../../../translations/en/ui.json' with { type: 'json' };
import { EventForm } from './event-form.tsx';
import { valuesOfDraft } from './event-values.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const draftKey = `event-draft:${sampleUser.id}:new`;
const times = { start_day: '2026-03-10', end_day: '2026-03-10' };

/** The form of an event from ten to eleven. */
function showForm(): void {
  const timeZone = 'Europe/Ljubljana';
  const initial = valuesOfDraft({
    ...{ local_start: '2026-03-10T10:00', duration_minutes: 60, title: 'Lab', isAllDay: false, timeZone },
  });
  renderInPage(
    <I18nextProvider i18n={createServerTexts('en', { calendar, errors, settings, ui })}>
      <LanguageProvider>
        <EventForm
          {...{ id: 'x', draftName: 'new', initial, regions: [], isOccurrence: false, answer: undefined }}
          {...{ submitLabel: 'Add', backTo: '/' }}
        />
      </LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession, language: 'en' },
  );
}

function beginAt(value: string): void {
  const field = screen.getByLabelText('Begins at');
  field.focus();
  fireEvent.input(field, { target: { value } });
}

const endTime = () => screen.getByLabelText<HTMLInputElement>('Ends at').value;

it('moves the end along with the beginning', () => {
  showForm();
  beginAt('12:30');
  beginAt('13:00');
  expect(endTime()).toBe('14:00');
});

it('keeps the length of what was begun earlier when its beginning is moved', () => {
  localStorage.setItem(draftKey, String(new URLSearchParams({ ...times, start_time: '14:00', end_time: '15:00' })));
  showForm();
  beginAt('15:00');
  expect(endTime()).toBe('16:00');
});

it('keeps for later the end that was moved along', () => {
  showForm();
  beginAt('12:00');
  expect(new URLSearchParams(localStorage.getItem(draftKey) ?? '').get('end_time')).toBe('13:00');
});
