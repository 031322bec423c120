import { createHmac } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { findRecipient } from '../../identity/index.ts';
import { trialUses } from '../billing.tables.ts';
import type { Cashier } from '../cashier/cashier.ts';
import { cashierSource } from '../cashier/require-cashier.ts';
import { mailboxOf } from './mailbox-of.ts';

/** Whether somebody has had their trial: with this account under any address, or with an earlier account under this one. */
export async function hasHadTrial(db: Db, services: Services, user: { id: string; email: string }): Promise<boolean> {
  const source = cashierSource(services);
  if (!source) return false;
  const rows = await db
    .select({ id: trialUses.id })
    .from(trialUses)
    .where(
      and(
        eq(trialUses.source, source),
        or(eq(trialUses.userId, user.id), eq(trialUses.emailFingerprint, fingerprint(services, user.email))),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function recordTrial(
  tx: Db,
  services: Services,
  { userId, source }: { userId: string; source: Cashier['source'] },
): Promise<void> {
  const person = await findRecipient(tx, userId);
  if (!person) return;
  await tx
    .insert(trialUses)
    .values({ userId, source, emailFingerprint: fingerprint(services, person.email) })
    .onConflictDoNothing();
}

/** Without the installation's secret nobody can tell which address it is of, or try addresses out. */
function fingerprint({ secret }: Services, email: string): string {
  return createHmac('sha256', secret)
    .update(`trial:${mailboxOf(email)}`)
    .digest('hex');
}
