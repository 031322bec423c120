import { screenPath, type User } from '@navor/contract';
import type { Language } from '@navor/languages';
import { eventUid } from '../../../platform/calendar/event-uid.ts';
import { writeInvitation } from '../../../platform/calendar/write-invitation.ts';
import { siteUrl } from '../../../platform/http/site-url.ts';
import type { Services } from '../../../platform/services.ts';
import type { FoundBooking } from './bookings.queries.ts';
import { toEntry } from './bookings-calendar-source.ts';

type Wanted = { found: FoundBooking; recipient: User; language: Language; now: Date };

/** The same event as in mails and in the feed, so that a calendar which has it takes the newer one. */
export function writeBookingFile({ config, texts }: Services, { found, recipient, language, now }: Wanted): File {
  const entry = toEntry(found, { userId: recipient.id, language }, texts);
  const { id, sequence, title: summary, description, startsAt, endsAt, location } = entry;
  const { content } = writeInvitation(
    {
      ...{ method: 'REQUEST', uid: eventUid(config, 'booking', id), sequence },
      ...{ startsAt, endsAt, summary, description, location },
      url: siteUrl(config, screenPath('booking', { bookingId: id })),
    },
    { sender: config.mailFrom, recipient: { name: recipient.full_name, email: recipient.email }, now },
  );
  return new File([content], 'navor.ics', { type: 'text/calendar; charset=utf-8; method=REQUEST' });
}
