import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { tutoringGrants } from '../billing.tables.ts';

/** What is left of a subscription's minutes is lost with it. */
export async function endTutoringGrants(tx: Db, subscriptionId: string, at: Date): Promise<void> {
  await tx
    .update(tutoringGrants)
    .set({ endsAt: at })
    .where(and(eq(tutoringGrants.subscriptionId, subscriptionId), gt(tutoringGrants.endsAt, at)));
}
