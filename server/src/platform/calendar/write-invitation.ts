import type { CalendarMethod } from '@navor/contract';
import type { CalendarPart } from '../mail/message.ts';
import { calendarFile, component, parameter, textLine, utcTime } from './calendar-file.ts';

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
  const event = [
    ...[`UID:${uid}`, `SEQUENCE:${sequence}`, `DTSTAMP:${utcTime(now)}`],
    ...[`DTSTART:${utcTime(startsAt)}`, `DTEND:${utcTime(endsAt)}`],
    ...[textLine('SUMMARY', summary), textLine('DESCRIPTION', description), `URL:${url}`],
    ...(location ? [textLine('LOCATION', location)] : []),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    organizer(sender),
    // They have said yes by booking; an answer would only reach a mailbox that nobody reads.
    `ATTENDEE;${parameter('CN', recipient.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${recipient.email}`,
  ];
  return { method, content: calendarFile([`METHOD:${method}`, ...component('VEVENT', event)]) };
}

/** `Navor <noreply@navor.example>` or the address alone. */
function organizer(sender: string): string {
  const named = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(sender);
  const email = named?.[2]?.trim() ?? sender.trim();
  return `ORGANIZER;${parameter('CN', named?.[1] || email)}:mailto:${email}`;
}
