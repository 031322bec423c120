import type { BookingSide } from '@navor/contract';
import { currency } from '@navor/contract';
import type { BookingNotice } from '../../../tutoring/index.ts';
import type { EmailContent } from '../../layout.ts';
import type { EmailTools } from '../../render-email.ts';

/** A message about a booking to one of the two whose it is. */
export type BookingLetter = { userName: string; side: BookingSide; booking: BookingNotice };

export type Fact = NonNullable<EmailContent['facts']>[number];

/** With whom, about what and where; when is told by each message in its own way. */
export function bookingFacts({ side, booking }: BookingLetter, tools: EmailTools): Fact[] {
  const { say } = tools;
  const { topic, meetingUrl } = booking;
  const other = side === 'learner' ? 'tutor' : 'learner';
  return [
    { label: say(`facts.${other}`), value: nameOn(other, booking, tools) },
    ...(topic ? [{ label: say('facts.topic'), value: topic }] : []),
    ...(meetingUrl ? [{ label: say('facts.meeting'), value: meetingUrl }] : []),
  ];
}

export function timeFact({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, { say, period }: EmailTools): Fact {
  return { label: say('facts.when'), value: period(startsAt, endsAt) };
}

export function nameOn(side: BookingSide, { learner, tutor }: BookingNotice, { nameOf }: EmailTools): string {
  return side === 'learner' ? nameOf(learner, 'bookings.aLearner') : nameOf(tutor, 'bookings.aTutor');
}

export function openBooking({ id }: BookingNotice, { say, link }: EmailTools) {
  return { label: say('bookings.action'), url: link('booking', { bookingId: id }) };
}

export function amountOf(cents: number, { money }: EmailTools): string {
  return money(cents / 100, currency);
}
