// @vitest-environment happy-dom
import type { BookingQuote } from '@navor/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { data, Outlet, useActionData, useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { BookForm } from './components/book/book-form.tsx';
import { CancelFold } from './components/booking/cancel-fold.tsx';
import { shouldRevalidate as afterHolding } from './screens/book.tsx';
import { shouldRevalidate as afterChanging } from './screens/booking.tsx';
import { renderBooking, sampleBooking } from './test-support.tsx';

afterEach(cleanup);

const quote: BookingQuote = {
  tutor: { id: '0b4f2c6e-6f0e-4f0c-9d0e-2f6f6f1f7a04', name: 'Neja Zupan' },
  starts_at: new Date('2030-05-20T10:00:00Z'),
  ends_at: new Date('2030-05-20T11:00:00Z'),
  minutes: 60,
  is_free: true,
  held_booking_id: null,
  list_cents: 3000,
  cents: 3000,
  discount_percent: 0,
  minutes_left: 0,
  cancellation_minutes: 1440,
  takes_cards: true,
  overlaps: [],
};

const refused = (code: FormAnswer['code'], values = {}): FormAnswer => ({ code, fields: [], values });

/** A page whose first form is refused, and what the server would tell afterwards. */
function refusing<Told>(told: { before: Told; after: Told }, answer: object) {
  const answers = [told.before];
  return {
    loader: () => answers.shift() ?? told.after,
    action: () => data(answer, { status: 409 }),
  };
}

function CancelPage() {
  return <CancelFold booking={useLoaderData()} answer={useActionData()} />;
}

function BookPage() {
  return <BookForm quote={useLoaderData()} formId="an-id" answer={useActionData()} />;
}

function showBooking(after: Partial<BookingQuote>, before: Partial<BookingQuote>, code: FormAnswer['code']) {
  const told = { before: { ...quote, ...before }, after: { ...quote, ...after } };
  const page = { ...refusing(told, refused(code)), Component: BookPage, shouldRevalidate: afterHolding };
  renderBooking(<Outlet />, [{ index: true, ...page }]);
}

it('offers to cancel for what comes back now after a refusal because that has changed', async () => {
  const changed = { ...sampleBooking, actions: { ...sampleBooking.actions, cancel: { cents: 0, minutes: 0 } } };
  const answer: IntentAnswer = { kind: 'refused', intent: 'cancel', refusal: refused('REFUND_CHANGED') };
  const page = refusing({ before: sampleBooking, after: changed }, answer);
  renderBooking(<Outlet />, [{ index: true, ...page, Component: CancelPage, shouldRevalidate: afterChanging }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Odpovej', hidden: true }));
  await waitFor(() => expect(document.querySelector('[name=expects_cents]')?.getAttribute('value')).toBe('0'));
});

it('lets somebody mean an overlap that arose after the page was shown', async () => {
  const meeting = { title: 'Skupinska ura', starts_at: quote.starts_at, ends_at: quote.ends_at };
  showBooking({ overlaps: [meeting] }, {}, 'OVERLAPPING_MEETINGS');
  fireEvent.click(await screen.findByRole('button', { name: 'Nadaljuj na plačilo' }));
  expect(await screen.findByText(/Skupinska ura/)).toBeDefined();
  expect(document.querySelector('[name=accepts_overlap]')).not.toBeNull();
});

it('goes over to the card once the included minutes are used up', async () => {
  showBooking({ minutes_left: 30 }, { minutes_left: 60 }, 'NOT_ENOUGH_MINUTES');
  fireEvent.click(await screen.findByRole('button', { name: 'Rezerviraj' }));
  expect(await screen.findByRole('button', { name: 'Nadaljuj na plačilo' })).toBeDefined();
  expect(document.querySelector('[name=payment]:checked')?.getAttribute('value')).toBe('card');
});
