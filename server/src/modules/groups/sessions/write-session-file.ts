import { screenPath, type User } from '@navor/contract';
import { eventUid } from '../../../platform/calendar/event-uid.ts';
import { writeInvitation } from '../../../platform/calendar/write-invitation.ts';
import { siteUrl } from '../../../platform/http/site-url.ts';
import type { Services } from '../../../platform/services.ts';
import { calendarSequence, endOf, type SeatRow, type SessionRow } from '../seats/seat-rules.ts';

type Wanted = { session: SessionRow; seat: SeatRow | undefined; recipient: User; now: Date };

/** The same event as in mails and in the feed, so that a calendar which has it takes the newer one. */
export function writeSessionFile({ config }: Services, { session, seat, recipient, now }: Wanted): File {
  const { content } = writeInvitation(
    {
      method: 'REQUEST',
      uid: eventUid(config, 'group_session', session.id),
      sequence: calendarSequence(session, seat),
      ...{ startsAt: session.startsAt, endsAt: endOf(session) },
      ...{ summary: session.topic, description: session.description, location: session.meetingUrl },
      url: siteUrl(config, screenPath('groupSession', { sessionId: session.id })),
    },
    { sender: config.mailFrom, recipient: { name: recipient.full_name, email: recipient.email }, now },
  );
  return new File([content], 'navor.ics', { type: 'text/calendar; charset=utf-8; method=REQUEST' });
}
