import type { BookingNotice } from '../../../tutoring/index.ts';
import type { EmailTemplate } from '../../render-email.ts';
import { nameOn, openBooking, timeFact } from './booking-letter.ts';

/** To those who decide. */
export const noShowDisputedEmail: EmailTemplate<{ userName: string; booking: BookingNotice }> = (
  { userName, booking },
  tools,
) => {
  const { say, greet } = tools;
  return {
    subject: say('bookings.disputed.subject'),
    greeting: greet(userName),
    paragraphs: [say(`bookings.disputed.${booking.noShowOf ?? 'learner'}`), say('bookings.disputed.decide')],
    facts: [
      timeFact(booking, tools),
      { label: say('facts.learner'), value: nameOn('learner', booking, tools) },
      { label: say('facts.tutor'), value: nameOn('tutor', booking, tools) },
    ],
    action: openBooking(booking, tools),
  };
};
