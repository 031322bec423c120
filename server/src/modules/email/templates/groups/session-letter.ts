import type { CalendarMethod } from '@navor/contract';
import { eventUid } from '../../../../platform/calendar/event-uid.ts';
import type { Invitation } from '../../../../platform/calendar/write-invitation.ts';
import type { Config } from '../../../../platform/config.ts';
import { calendarSequence, type SeatNotice, type SessionNotice } from '../../../groups/index.ts';
import type { EmailTools } from '../../render-email.ts';
import { type Fact, timeFact } from '../bookings/booking-letter.ts';

/** A message about a group session to somebody who takes part, waits or teaches. */
export type SessionLetter = { userName: string; session: SessionNotice };

export function sessionFacts(session: SessionNotice, tools: EmailTools): Fact[] {
  const { meetingUrl } = session;
  const { say } = tools;
  return [
    { label: say('facts.session'), value: session.topic },
    timeFact(session, tools),
    { label: say('facts.tutor'), value: tools.nameOf(session.tutor, 'bookings.aTutor') },
    ...(meetingUrl ? [{ label: say('facts.meeting'), value: meetingUrl }] : []),
  ];
}

/** For those who do not take part, or no longer do. */
export function factsWithoutMeeting(session: SessionNotice, tools: EmailTools): Fact[] {
  return sessionFacts({ ...session, meetingUrl: null }, tools);
}

export function openSession({ id }: SessionNotice, { say, link }: EmailTools) {
  return { label: say('groups.action'), url: link('groupSession', { sessionId: id }) };
}

/** A session in the calendar of one person. */
export function sessionInvitation(
  config: Config,
  method: CalendarMethod,
  { session, seat }: { session: SessionNotice; seat: Pick<SeatNotice, 'sequence'> | undefined },
) {
  // What is cancelled for somebody is no longer theirs to come to.
  const meetingUrl = method === 'CANCEL' ? null : session.meetingUrl;
  return (tools: EmailTools): Invitation => {
    const { url } = openSession(session, tools);
    const tutor = `${tools.say('facts.tutor')}: ${tools.nameOf(session.tutor, 'bookings.aTutor')}`;
    return {
      ...{ method, uid: eventUid(config, 'group_session', session.id), sequence: calendarSequence(session, seat) },
      ...{ startsAt: session.startsAt, endsAt: session.endsAt },
      summary: tools.say('groups.event', { topic: session.topic }),
      description: [tutor, ...(meetingUrl ? [meetingUrl] : []), url].join('\n'),
      location: meetingUrl,
      url,
    };
  };
}
