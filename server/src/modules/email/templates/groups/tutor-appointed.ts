import type { EmailTemplate } from '../../render-email.ts';
import { openSession, type SessionLetter, sessionFacts } from './session-letter.ts';

/** To whoever is to hold a session that somebody else has planned. */
export const tutorAppointedEmail: EmailTemplate<SessionLetter> = ({ userName, session }, tools) => {
  const { say, greet } = tools;
  return {
    subject: say('groups.appointed.subject', { topic: session.topic }),
    greeting: greet(userName),
    paragraphs: [say('groups.appointed.text')],
    facts: sessionFacts(session, tools),
    action: openSession(session, tools),
    notes: [say('calendarAttached')],
  };
};
