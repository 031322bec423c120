import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { passwordChanged } from './identity.events.ts';
import { verifications } from './identity.tables.ts';

/** What else a new password ends: links for another one that are still about, and devices that needed no code. */
export async function followNewPassword({ db, events }: Services, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // The sign-in library keeps the account's id as the value of each of them.
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await events.announce(tx, passwordChanged, { userId, at: new Date() });
  });
}
