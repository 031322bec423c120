import type { EmailTemplate } from '../../render-email.ts';
import { factsWithoutMeeting, type SessionLetter } from './session-letter.ts';

/** To whoever led the session before. */
export const sessionHandedOverEmail: EmailTemplate<SessionLetter> = ({ userName, session }, tools) => {
  const { say, greet, link } = tools;
  return {
    subject: say('groups.handedOver.subject', { topic: session.topic }),
    greeting: greet(userName),
    paragraphs: [say('groups.handedOver.text')],
    facts: factsWithoutMeeting(session, tools),
    action: { label: say('groups.cancelled.action'), url: link('groupSessions') },
    notes: [say('calendarCancelled')],
  };
};
