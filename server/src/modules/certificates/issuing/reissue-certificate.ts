import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findPlanHolders, lockPerson } from '../../identity/index.ts';
import { canReissue, refuseRevoked } from '../certificates.policy.ts';
import { findCertificate, findStandingCertificate } from '../certificates.queries.ts';
import { replaceCertificate } from './insert-certificate.ts';

/**
 * Issues somebody's certificate anew under the name that they have now, and tells the one that stands then: also to whoever
 * asks again, by whichever of the course's they know.
 */
export function reissueCertificate(
  { db }: Services,
  { userId, id }: { userId: string; id: string },
  now: Date,
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    // Taken before anything is read: whoever revokes it at this moment comes before or after, never in between.
    await lockPerson(tx, userId);
    const known = await findCertificate(tx, id);
    if (known?.userId !== userId) throw new AppError('NOT_FOUND');
    const standing = await findStandingCertificate(tx, known);
    const holder = (await findPlanHolders(tx, [userId])).get(userId);
    if (!standing || !holder) throw new AppError('NOT_FOUND');
    refuseRevoked(standing);
    if (!canReissue(standing, holder.name)) return { id: standing.id };
    const reissued = await replaceCertificate(tx, standing, { holderName: holder.name, now });
    return { id: reissued.id };
  });
}
