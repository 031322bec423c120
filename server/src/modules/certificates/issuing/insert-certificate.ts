import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type CertificateRow, certificates, credentialStatuses } from '../certificates.tables.ts';
import { makeSerial } from './serial-number.ts';

type NewCertificate = Omit<typeof certificates.$inferInsert, 'id' | 'serial' | 'statusPosition'>;

/** Writes a certificate with a number and a place in the status lists that no other ever had. */
export async function insertCertificate(tx: Db, certificate: NewCertificate): Promise<CertificateRow> {
  const [status] = await tx.insert(credentialStatuses).values({}).returning({ position: credentialStatuses.position });
  if (!status) throw new Error('A certificate got no place in the status lists');
  const [row] = await tx
    .insert(certificates)
    .values({ ...certificate, serial: makeSerial(), statusPosition: status.position })
    .returning();
  if (!row) throw new Error('A certificate was not stored');
  return row;
}

type Replacement = { holderName: string; now: Date };

/** Puts another one, under the holder's name of today, in the place of one that stands. All else stays as it was frozen. */
export async function replaceCertificate(
  tx: Db,
  standing: CertificateRow,
  { holderName, now }: Replacement,
): Promise<CertificateRow> {
  const { id, serial: _serial, statusPosition, ...frozen } = standing;
  await tx.update(certificates).set({ replacedAt: now }).where(eq(certificates.id, id));
  await endStatus(tx, statusPosition, now);
  const ends = { replacedAt: null, revokedAt: null, revocationReason: null };
  return insertCertificate(tx, { ...frozen, ...ends, holderName, issuedAt: now, replacesId: id });
}

/** From now on programs that check a signed file find it revoked; the first moment stays. */
export async function endStatus(tx: Db, position: number, now: Date): Promise<void> {
  await tx
    .update(credentialStatuses)
    .set({ revokedAt: sql`coalesce(${credentialStatuses.revokedAt}, ${now})` })
    .where(eq(credentialStatuses.position, position));
}
