import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { findCourseFacts } from '../../courses/index.ts';
import { findPlanHolders, lockPerson } from '../../identity/index.ts';
import { findCourseGrade } from '../../quizzes/index.ts';
import { mayGetCertificate } from '../certificates.policy.ts';
import { findStandingCertificate } from '../certificates.queries.ts';
import { insertCertificate } from './insert-certificate.ts';

type Completion = { userId: string; courseId: string; completedAt: Date };

/**
 * Freezes a completed course as a certificate, once, whoever tells of it and how often. Nobody is without it for ever whose
 * plan brings none: it is issued as soon as one does.
 */
export async function issueCertificate(
  tx: Db,
  { config }: Services,
  { userId, courseId, completedAt }: Completion,
  now: Date,
): Promise<void> {
  if (!(await lockPerson(tx, userId))) return;
  if (await findStandingCertificate(tx, { userId, courseId })) return;
  const holder = (await findPlanHolders(tx, [userId])).get(userId);
  const course = await findCourseFacts(tx, courseId);
  // The account or the course was deleted in the meantime, or the demo is over whose account it was.
  if (!holder || !course || (holder.isDemo && !config.isDemo)) return;
  if (!mayGetCertificate(holder).isAllowed) return;

  const { title, summary, ...facts } = course;
  const gradePercent = await findCourseGrade(tx, { userId, courseId });
  await insertCertificate(tx, {
    ...{ userId, courseId, holderName: holder.name, courseTitle: title, courseSummary: summary },
    ...{ ...facts, gradePercent, completedAt, issuedAt: now },
  });
}
