import type { Services } from '../../../platform/services.ts';
import { revokeTokens } from '../email-tokens.ts';
import { passwordChanged } from '../identity.events.ts';

/** What else a new password ends: links that are still about, and devices that needed no code. */
export async function finishPasswordChange({ db, events }: Services, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await revokeTokens(tx, userId);
    await events.announce(tx, passwordChanged, { userId, at: new Date() });
  });
}
