import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findPlanHolders, lockPerson } from '../../identity/index.ts';
import { findCertificate, findStandingCertificate } from '../certificates.queries.ts';
import { replaceCertificate } from './insert-certificate.ts';

type Issuing = { actorId: string; id: string; reason: string };

/** Issues another one in the place of a revoked one, once, and tells which stands; the revoked one stays revoked. */
export async function issueAnew({ db }: Services, issuing: Issuing, now: Date): Promise<{ id: string }> {
  const { actorId, id, reason } = issuing;
  const holderId = (await findCertificate(db, id))?.userId;
  if (!holderId) throw new AppError('NOT_FOUND');
  return db.transaction(async (tx) => {
    await lockPerson(tx, holderId);
    const named = await findCertificate(tx, id);
    const standing = named && (await findStandingCertificate(tx, named));
    const holder = (await findPlanHolders(tx, [holderId])).get(holderId);
    if (!standing || !holder) throw new AppError('NOT_FOUND');
    if (!named.revokedAt) throw new AppError('CERTIFICATE_NOT_REVOKED');
    // It was asked for before: what came of that may be revoked by now, which is for another decision.
    if (standing.id !== named.id) return { id: standing.id };
    const issued = await replaceCertificate(tx, standing, { holderName: holder.name, now });
    await recordAudit(tx, {
      ...{ actorId, subjectId: holderId, action: 'certificate_issued_anew', reason },
      details: { serial: issued.serial },
    });
    return { id: issued.id };
  });
}
