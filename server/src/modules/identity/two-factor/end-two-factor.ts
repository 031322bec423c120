import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { twoFactors, users } from '../identity.tables.ts';

/** Forgets somebody's codes, also those that were only being set up. False if none were asked for at sign-in. */
export async function endTwoFactor(tx: Db, userId: string): Promise<boolean> {
  const ended = await tx
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, true)))
    .returning({ id: users.id });
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  return ended.length > 0;
}
