import type { PaidTier } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { findCourseFacts } from '../../courses/index.ts';
import { findPlanHolders, lockPerson } from '../../identity/index.ts';
import { findCourseGrade } from '../../quizzes/index.ts';
import { certificateIssued } from '../certificates.events.ts';
import { mayGetCertificate } from '../certificates.policy.ts';
import { findStandingCertificate } from '../certificates.queries.ts';
import { insertCertificate } from './insert-certificate.ts';

type Completion = { userId: string; courseId: string; completedAt: Date };

export type Issuing =
  | { kind: 'issued' | 'standing'; certificateId: string }
  /** Nobody is without it for ever: it is issued as soon as a plan brings it. */
  | { kind: 'locked'; unlockedBy: PaidTier | null }
  /** The account or the course was deleted in the meantime, or the demo is over whose account it was. */
  | { kind: 'gone' };

/** Freezes a completed course as a certificate, once, whoever tells of it and how often. */
export async function issueCertificate(
  tx: Db,
  { events, config }: Services,
  { userId, courseId, completedAt }: Completion,
  now: Date,
): Promise<Issuing> {
  if (!(await lockPerson(tx, userId))) return { kind: 'gone' };
  const standing = await findStandingCertificate(tx, { userId, courseId });
  if (standing) return { kind: 'standing', certificateId: standing.id };
  const holder = (await findPlanHolders(tx, [userId])).get(userId);
  const course = await findCourseFacts(tx, courseId);
  if (!holder || !course || (holder.isDemo && !config.isDemo)) return { kind: 'gone' };
  const { isAllowed, unlockedBy } = mayGetCertificate(holder);
  if (!isAllowed) return { kind: 'locked', unlockedBy };

  const { title, summary, ...facts } = course;
  const gradePercent = await findCourseGrade(tx, { userId, courseId });
  const { id } = await insertCertificate(tx, {
    ...{ userId, courseId, holderName: holder.name, courseTitle: title, courseSummary: summary },
    ...{ ...facts, gradePercent, completedAt, issuedAt: now },
  });
  await events.announce(tx, certificateIssued, { userId, courseId, certificateId: id, titles: title, at: now });
  return { kind: 'issued', certificateId: id };
}
