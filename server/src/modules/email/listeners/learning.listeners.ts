import { textIn } from '@navor/languages';
import { listen } from '../../../platform/events.ts';
import { courseCompleted } from '../../courses/index.ts';
import { findRecipient } from '../../identity/index.ts';
import { resultChanged } from '../../quizzes/index.ts';
import { renderEmail } from '../render-email.ts';
import { courseCompletionEmail } from '../templates/course-completion.ts';
import { resultChangedEmail } from '../templates/result-changed.ts';

const courseCompletion = listen(
  courseCompleted,
  'email.course-completion',
  async (db, { userId, courseId, titles }, services) => {
    const recipient = await findRecipient(db, userId);
    if (!recipient || recipient.mutedNotifications.includes('courses')) return;
    const { email, language, name } = recipient;
    const data = { userName: name, courseName: textIn(titles, language) };
    await services.mail.send(db, {
      cause: `course-completion:${userId}:${courseId}`,
      ownerId: userId,
      to: email,
      ...renderEmail(services, language, courseCompletionEmail, data),
    });
  },
);

const resultNotice = listen(
  resultChanged,
  'email.result-changed',
  async (db, { userId, attemptId, titles, note, at, ...points }, services) => {
    const recipient = await findRecipient(db, userId);
    if (!recipient || recipient.mutedNotifications.includes('courses')) return;
    const { email, language, name } = recipient;
    const told = { quizName: textIn(titles, language), reason: textIn(note, language) };
    await services.mail.send(db, {
      cause: `result-changed:${attemptId}:${at.toISOString()}`,
      ownerId: userId,
      to: email,
      ...renderEmail(services, language, resultChangedEmail, { userName: name, attemptId, ...told, ...points }),
    });
  },
);

/** What happens while learning, for those who want to hear of it. */
export const learningEmailListeners = [courseCompletion, resultNotice];
