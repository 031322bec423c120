import { offerIn, planOf } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type CompletionCertificate, findCompletionCertificate } from '../certificates/index.ts';
import { sendAccountEmail } from './send-account-email.ts';
import { type CourseCertificate, courseCompletionEmail } from './templates/course-completion.ts';

type Completion = { userId: string; courseId: string; titles: Translated<string> };

/** Once for each person and course, whoever asks for it, with the way to its certificate. */
export async function sendCourseCompletion(
  db: Db,
  services: Services,
  { userId, courseId, titles }: Completion,
): Promise<void> {
  const certificate = await findCompletionCertificate(db, { userId, courseId });
  await sendAccountEmail(db, services, userId, {
    cause: `course-completion:${userId}:${courseId}`,
    template: courseCompletionEmail,
    data: (language) => ({ courseName: textIn(titles, language), certificate: worded(certificate, language) }),
    kind: 'courses',
  });
}

/** A plan is called as in the price list of the reader's language. */
function worded(certificate: CompletionCertificate, language: Language): CourseCertificate {
  if (certificate.kind !== 'locked') return certificate;
  return { kind: 'locked', planName: planOf(offerIn(language), certificate.unlockedBy).name };
}
