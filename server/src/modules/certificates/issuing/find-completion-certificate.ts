import type { PaidTier } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { findPlanHolders } from '../../identity/index.ts';
import { mayGetCertificate, stateOf } from '../certificates.policy.ts';
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
  return unlockedBy ? { kind: 'locked', unlockedBy } : { kind: 'none' };
}
