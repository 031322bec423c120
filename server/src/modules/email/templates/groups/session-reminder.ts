import type { EmailTemplate } from '../../render-email.ts';
import { openSession, type SessionLetter, sessionFacts } from './session-letter.ts';

/** Says when, not how long until then: a message may be read hours after it was sent. */
export const sessionReminderEmail: EmailTemplate<SessionLetter> = ({ userName, session }, tools) => {
  const { say, greet, clock } = tools;
  return {
    subject: say('groups.reminder.subject', { topic: session.topic, time: clock(session.startsAt) }),
    greeting: greet(userName),
    paragraphs: [say('groups.reminder.text')],
    facts: sessionFacts(session, tools),
    action: openSession(session, tools),
    notes: [say('reminderNote')],
  };
};
