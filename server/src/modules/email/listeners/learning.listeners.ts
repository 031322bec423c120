import { textIn } from '@navor/languages';
import { listen } from '../../../platform/events.ts';
import { completionSettled } from '../../certificates/index.ts';
import { resultChanged } from '../../quizzes/index.ts';
import { sendAccountEmail } from '../send-account-email.ts';
import { sendCourseCompletion } from '../send-course-completion.ts';
import { resultChangedEmail } from '../templates/result-changed.ts';

/** Not with the completion itself: the message has the link to a certificate that would perhaps not be there yet. */
const courseCompletion = listen(completionSettled, 'email.course-completion', (db, completion, services) =>
  sendCourseCompletion(db, services, completion),
);

const resultNotice = listen(
  resultChanged,
  'email.result-changed',
  (db, { userId, at, titles, note, ...result }, services) =>
    sendAccountEmail(db, services, userId, {
      cause: `result-changed:${result.attemptId}:${at.toISOString()}`,
      template: resultChangedEmail,
      data: (language) => ({ ...result, quizName: textIn(titles, language), reason: textIn(note, language) }),
      kind: 'courses',
    }),
);

/** What happens while learning, for those who want to hear of it. */
export const learningEmailListeners = [courseCompletion, resultNotice];
