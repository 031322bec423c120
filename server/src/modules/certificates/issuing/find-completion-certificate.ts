import type { PaidTier } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { findCourseFacts } from '../../courses/index.ts';
import { findPlanHolders } from '../../identity/index.ts';
import { stateOf } from '../certificate-state.ts';
import { mayGetCertificate } from '../certificates.policy.ts';
import { findStandingCertificate } from '../certificates.queries.ts';

export type CompletionCertificate =
  | { kind: 'issued'; certificateId: string }
  | { kind: 'locked'; unlockedBy: PaidTier }
  /** One that was revoked, or will come later by itself. */
  | { kind: 'none' };

/** What there is to say of somebody's certificate for a course that they have completed. */
export async function findCompletionCertificate(
  db: Db,
  completion: { userId: string; courseId: string },
): Promise<CompletionCertificate> {
  const standing = await findStandingCertificate(db, completion);
  if (standing)
    return stateOf(standing) === 'valid' ? { kind: 'issued', certificateId: standing.id } : { kind: 'none' };
  const person = (await findPlanHolders(db, [completion.userId])).get(completion.userId);
  const unlockedBy = person && mayGetCertificate(person).unlockedBy;
  // No plan would bring one for a course that is gone.
  return unlockedBy && (await findCourseFacts(db, completion.courseId))
    ? { kind: 'locked', unlockedBy }
    : { kind: 'none' };
}
