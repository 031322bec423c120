import type { EmailTemplate } from '../../render-email.ts';
import { openSession, type SessionLetter, sessionFacts } from './session-letter.ts';

export const sessionChangedEmail: EmailTemplate<SessionLetter> = ({ userName, session }, tools) => {
  const { say, greet } = tools;
  return {
    subject: say('groups.changed.subject', { topic: session.topic }),
    greeting: greet(userName),
    paragraphs: [say('groups.changed.text')],
    facts: sessionFacts(session, tools),
    action: openSession(session, tools),
    notes: [say('calendarChanged')],
  };
};
