import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { revokeTokens } from '../email-tokens.ts';
import { passwordChanged } from '../identity.events.ts';
import { users } from '../identity.tables.ts';
import { endAllSessions } from '../sessions.queries.ts';

/** What else a new password ends: links that are still about, and devices that needed no code. */
export async function finishPasswordChange({ db, events }: Services, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await revokeTokens(tx, userId);
    await announce(tx, events, userId);
  });
}

/** After a reset by link no session stays, and the address has proved to be read by its owner. */
export async function finishPasswordReset({ db, events }: Services, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await revokeTokens(tx, userId);
    await endAllSessions(tx, userId);
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    await announce(tx, events, userId);
  });
}

function announce(tx: Db, events: Services['events'], userId: string): Promise<void> {
  return events.announce(tx, passwordChanged, { userId, at: new Date() });
}
