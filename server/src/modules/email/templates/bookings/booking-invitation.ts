import type { BookingSide, CalendarMethod } from '@navor/contract';
import { eventUid } from '../../../../platform/calendar/event-uid.ts';
import type { Invitation } from '../../../../platform/calendar/write-invitation.ts';
import type { Config } from '../../../../platform/config.ts';
import type { BookingNotice } from '../../../tutoring/index.ts';
import type { EmailTools } from '../../render-email.ts';
import { bookingFacts, nameOn } from './booking-letter.ts';

/** A booking in the calendar of one of the two. */
export function bookingInvitation(
  config: Config,
  method: CalendarMethod,
  { side, booking }: { side: BookingSide; booking: BookingNotice },
) {
  return (tools: EmailTools): Invitation => {
    const { say, link } = tools;
    const url = link('booking', { bookingId: booking.id });
    const facts = bookingFacts({ userName: '', side, booking }, tools).map(({ label, value }) => `${label}: ${value}`);
    const other = nameOn(side === 'learner' ? 'tutor' : 'learner', booking, tools);
    return {
      ...{ method, uid: eventUid(config, 'booking', booking.id), sequence: booking.sequence },
      ...{ startsAt: booking.startsAt, endsAt: booking.endsAt },
      summary: say('bookings.event', { name: other }),
      description: [...facts, url].join('\n'),
      location: booking.meetingUrl,
      url,
    };
  };
}
