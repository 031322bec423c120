import type { EmailTemplate } from '../../render-email.ts';
import { openSession, type SessionLetter, sessionFacts } from './session-letter.ts';

export const seatTakenEmail: EmailTemplate<SessionLetter & { isPromotion: boolean }> = (letter, tools) => {
  const { userName, session, isPromotion } = letter;
  const { say, greet } = tools;
  return {
    subject: say('groups.taken.subject', { topic: session.topic }),
    greeting: greet(userName),
    paragraphs: [say(isPromotion ? 'groups.taken.promoted' : 'groups.taken.joined')],
    facts: sessionFacts(session, tools),
    action: openSession(session, tools),
    notes: [say('calendarAttached'), say('groups.taken.leave')],
  };
};
