import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { users } from '../../identity/index.ts';
import { certificates, credentialStatuses } from '../certificates.tables.ts';

/**
 * When the demo is over: anybody could complete a course as one of its accounts, whose password everybody knows, under
 * whatever name they liked. Nothing of that may prove anything where people learn in earnest.
 */
export async function revokeDemoCertificates({ db }: Services, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const demoAccounts = tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
    const revoked = await tx
      .update(certificates)
      .set({ revokedAt: now, revocationReason: 'Demo' })
      .where(and(inArray(certificates.userId, demoAccounts), isNull(certificates.revokedAt)))
      .returning({ position: certificates.statusPosition });
    const positions = revoked.map(({ position }) => position);
    if (positions.length === 0) return;
    await tx
      .update(credentialStatuses)
      .set({ revokedAt: sql`coalesce(${credentialStatuses.revokedAt}, ${now})` })
      .where(inArray(credentialStatuses.position, positions));
  });
}
