// @vitest-environment happy-dom
import type { GroupSession, SeatStanding } from '@navor/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import groups from '../../../../../../translations/sl/groups.json' with { type: 'json' };
import { SeatPanel } from './seat-panel.tsx';

const texts = createServerTexts('sl', { groups });
const now = new Date('2026-11-15T10:00:00Z');

function sessionWith(status?: SeatStanding['status']): GroupSession {
  const standing = status && { status, payment: null, cents: 0, expires_at: null, position: 1, refund_cents: 0 };
  return {
    ...{
      id: '5f0c8f8e-5e5e-4c6e-9d0e-2f6f6f1f7a10',
      status: 'planned',
      topic: 'Momenti',
      language: 'sl',
      level: 'beginner',
    },
    ...{
      subject: { id: 'mehanika', title: 'Mehanika' },
      tutor: null,
      description: '',
      description_html: '',
      cancel_reason: null,
    },
    ...{ starts_at: new Date('2026-11-20T10:00:00Z'), ends_at: new Date('2026-11-20T11:00:00Z'), minutes: 60 },
    ...{ capacity: 4, free_seats: 2, waiting_count: 0, cents: 0, is_own: false, seat_way: 'free', material_count: 0 },
    ...{ inside: null, overlaps: [], planning: null, standing: standing ?? null },
  };
}

let show: (session: GroupSession) => void;
function Shown() {
  const [session, setSession] = useState(sessionWith());
  show = setSession;
  return <SeatPanel session={session} answer={undefined} now={now} />;
}

afterEach(cleanup);

it('keeps the keyboard at one’s seat when joining and leaving replace the form that was sent', () => {
  renderInPage(
    <I18nextProvider i18n={texts}>
      <LanguageProvider>
        <Shown />
      </LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession },
  );
  screen.getByRole('button', { name: groups.seat.join }).focus();
  act(() => show(sessionWith('waiting')));
  const title = screen.getByRole('heading', { name: groups.seat.title });
  expect(document.activeElement).toBe(title);
  screen.getByRole('button', { name: groups.seat.leaveWaiting }).focus();
  act(() => show(sessionWith()));
  expect(document.activeElement).toBe(title);
});
