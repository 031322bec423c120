import type { Booking } from '@navor/contract';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { RouteObject } from 'react-router';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import bookings from '../../../../translations/sl/bookings.json' with { type: 'json' };
import ui from '../../../../translations/sl/ui.json' with { type: 'json' };

const texts = createServerTexts('sl', { bookings, ui });

/** A learner's own, confirmed, at ten in the morning, that can be cancelled for nothing until the day before. */
export const sampleBooking: Booking = {
  id: '0b4f2c6e-6f0e-4f0c-9d0e-2f6f6f1f7a03',
  role: 'learner',
  phase: 'upcoming',
  status: 'confirmed',
  starts_at: new Date('2030-05-20T10:00:00Z'),
  ends_at: new Date('2030-05-20T11:00:00Z'),
  minutes: 60,
  held_until: null,
  topic: '',
  tutor: { id: '0b4f2c6e-6f0e-4f0c-9d0e-2f6f6f1f7a04', name: 'Neja Zupan' },
  learner: { name: 'Maja Šuštar' },
  is_disputed: false,
  payment: 'card',
  cents: 3000,
  discount_percent: 0,
  free_until: new Date('2030-05-19T10:00:00Z'),
  cancellation_minutes: 24 * 60,
  meeting_url: null,
  shares_brief: false,
  tutor_notes: '',
  private_notes: null,
  sequence: 0,
  cancellation: null,
  is_paid_back: false,
  no_show: null,
  review: null,
  actions: {
    can_pay: false,
    can_use_minutes: false,
    can_give_up: false,
    cancel: { cents: 3000, minutes: 0 },
    can_reschedule: true,
    can_report_no_show: false,
    can_dispute: false,
    can_settle: false,
    can_review: false,
    can_write_notes: false,
    can_share_brief: false,
    can_see_brief: false,
  },
};

/** Renders in Slovenian for somebody who is signed in; `children` are the routes below it. */
export function renderBooking(element: ReactNode, children: RouteObject[] = []) {
  return renderInPage(
    <I18nextProvider i18n={texts}>
      <LanguageProvider>{element}</LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession, children },
  );
}
