import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPerson } from '../../identity/index.ts';
import { findCertificate, findStandingCertificate } from '../certificates.queries.ts';
import { certificates } from '../certificates.tables.ts';
import { endStatus } from './insert-certificate.ts';

type Revocation = { actorId: string; id: string; reason: string };

/**
 * Takes a certificate away, once. Where its holder had it issued anew in the meantime, the one that stands now is meant:
 * nobody keeps what is taken away by changing their name first.
 */
export async function revokeCertificate({ db }: Services, revocation: Revocation, now: Date): Promise<void> {
  const { actorId, id, reason } = revocation;
  const holderId = (await findCertificate(db, id))?.userId;
  if (!holderId) throw new AppError('NOT_FOUND');
  await db.transaction(async (tx) => {
    await lockPerson(tx, holderId);
    const named = await findCertificate(tx, id);
    if (!named) throw new AppError('NOT_FOUND');
    if (named.revokedAt) return;
    const standing = await findStandingCertificate(tx, named);
    if (!standing || standing.revokedAt) return;
    await tx
      .update(certificates)
      .set({ revokedAt: now, revocationReason: reason })
      .where(eq(certificates.id, standing.id));
    await endStatus(tx, standing.statusPosition, now);
    await recordAudit(tx, {
      ...{ actorId, subjectId: holderId, action: 'certificate_revoked', reason },
      details: { serial: standing.serial },
    });
  });
}
