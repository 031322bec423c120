import type { Api } from '@navor/contract/page-request';
import { redirect } from 'react-router';
import { textOf } from '#screen/forms/answer-intent.ts';
import { bookingPath } from '../../booking-paths.ts';

/** What each form of a booking's screen does. */
export function bookingIntents({ bookings }: Api['tutoring'], bookingId: string) {
  const pay = async (payment: 'card' | 'included') => {
    const { url } = await bookings.pay({ bookingId, payment });
    throw redirect(url ?? `${bookingPath(bookingId)}?booked=1`);
  };
  return {
    'pay-card': (): Promise<object> => pay('card'),
    'pay-included': (): Promise<object> => pay('included'),
    'give-up': () => bookings.cancel({ bookingId }),
    cancel: (form: FormData) =>
      bookings.cancel({
        bookingId,
        reason: linesOf(form, 'reason'),
        expects: { cents: Number(textOf(form, 'expects_cents')), minutes: Number(textOf(form, 'expects_minutes')) },
      }),
    reschedule: async (form: FormData): Promise<object> => {
      const starts_at = new Date(textOf(form, 'starts_at'));
      await bookings.reschedule({ bookingId, starts_at, accepts_overlap: form.has('accepts_overlap') });
      throw redirect(`${bookingPath(bookingId)}?moved=1`);
    },
    'no-show': () => bookings.reportNoShow({ bookingId }),
    dispute: (form: FormData) => bookings.disputeNoShow({ bookingId, dispute: linesOf(form, 'dispute') }),
    settle: () => bookings.settleNoShow({ bookingId, stands: true }),
    'settle-none': () => bookings.settleNoShow({ bookingId, stands: false }),
    review: (form: FormData) =>
      bookings.review({ bookingId, stars: Number(textOf(form, 'stars')), text: linesOf(form, 'text') }),
    notes: (form: FormData) =>
      bookings.writeNotes({
        bookingId,
        tutor_notes: linesOf(form, 'tutor_notes'),
        private_notes: linesOf(form, 'private_notes'),
      }),
    'share-brief': (form: FormData) =>
      bookings.shareBrief({ bookingId, shares_brief: textOf(form, 'shares_brief') === 'true' }),
  };
}

/** A form sends each line break as two characters, which would count twice. */
function linesOf(form: FormData, name: string): string {
  return textOf(form, name).replaceAll('\r\n', '\n');
}
