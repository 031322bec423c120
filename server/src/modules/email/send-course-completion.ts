import { type Translated, textIn } from '@navor/languages';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { sendAccountEmail } from './send-account-email.ts';
import { courseCompletionEmail } from './templates/course-completion.ts';

type Completion = { userId: string; courseId: string; titles: Translated<string> };

/** Once for each person and course, whoever asks for it. */
export function sendCourseCompletion(
  db: Db,
  services: Services,
  { userId, courseId, titles }: Completion,
): Promise<void> {
  return sendAccountEmail(db, services, userId, {
    cause: `course-completion:${userId}:${courseId}`,
    template: courseCompletionEmail,
    data: (language) => ({ courseName: textIn(titles, language) }),
    kind: 'courses',
  });
}
