import type { EmailTemplate } from '../../render-email.ts';
import { factsWithoutMeeting, openSession, type SessionLetter } from './session-letter.ts';

export const seatOfferLapsedEmail: EmailTemplate<SessionLetter> = ({ userName, session }, tools) => {
  const { say, greet } = tools;
  return {
    subject: say('groups.lapsed.subject', { topic: session.topic }),
    greeting: greet(userName),
    paragraphs: [say('groups.lapsed.text')],
    facts: factsWithoutMeeting(session, tools),
    action: openSession(session, tools),
  };
};
