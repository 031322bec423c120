import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../identity/index.ts';
import { type CertificateRow, certificates } from './certificates.tables.ts';

export async function findCertificate(db: Db, id: string): Promise<CertificateRow | undefined> {
  const [certificate] = await db.select().from(certificates).where(eq(certificates.id, id));
  return certificate;
}

type Completion = { userId: string; courseId: string };

/** The one of somebody's that no other has taken the place of; it may be revoked. */
export async function findStandingCertificate(
  db: Db,
  { userId, courseId }: Completion,
): Promise<CertificateRow | undefined> {
  const [certificate] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId), isNull(certificates.replacedAt)));
  return certificate;
}

export function listCertificates(db: Db, userId: string): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt), certificates.id);
}

/** By its number as it is printed. To strangers those of a closed account are gone already. */
export async function findPublicCertificate(db: Db, serial: string): Promise<CertificateRow | undefined> {
  const [found] = await db
    .select({ certificate: certificates })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(eq(certificates.serial, serial), isNull(users.deletionDueAt)));
  return found?.certificate;
}
