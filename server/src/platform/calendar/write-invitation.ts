import type { CalendarMethod } from '@navor/contract';
import { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarPart } from '../mail/message.ts';
import { calendarText, createCalendarFile, finished } from './calendar-file.ts';

/** An event as a message carries it into its reader's calendar. */
export type Invitation = {
  method: CalendarMethod;
  uid: string;
  /** Higher with each change, cancelling included: a calendar drops what is not newer than what it has. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string | null;
  /** Its page. */
  url: string;
};

type Parties = {
  /** `MAIL_FROM`: a calendar takes changes and cancellations only from whoever has sent the event. */
  sender: string;
  /** The reader, and nobody else: nobody learns the address of another. */
  recipient: { name: string; email: string };
  now: Date;
};

/** Times are in UTC: a single event needs no rules of a time zone, and every calendar shows its reader's own. */
export function writeInvitation(invitation: Invitation, { sender, recipient, now }: Parties): CalendarPart {
  const { method, uid, sequence, startsAt, endsAt, summary, description, location, url } = invitation;
  const file = createCalendarFile().method(ICalCalendarMethod[method]);
  file.createEvent({
    ...{ id: uid, sequence, stamp: now, start: startsAt, end: endsAt },
    ...{ summary: calendarText(summary), description: calendarText(description), url },
    location: location && calendarText(location),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: addressOf(sender),
    attendees: [
      {
        ...{ name: calendarText(recipient.name) || recipient.email, email: recipient.email },
        // They have said yes by booking; an answer would only reach a mailbox that nobody reads.
        ...{ role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
      },
    ],
  });
  return { method, content: finished(file) };
}

/** `Navor <noreply@navor.example>` or the address alone. */
function addressOf(sender: string): { name: string; email: string } {
  const named = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(sender);
  const email = named?.[2]?.trim() ?? sender.trim();
  return { name: named?.[1] || email, email };
}
