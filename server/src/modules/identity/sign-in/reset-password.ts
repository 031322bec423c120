import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { redeemEmailToken, revokeTokens } from '../email-tokens.ts';
import { emailVerified, passwordChanged } from '../identity.events.ts';
import { findUser } from '../identity.queries.ts';
import { accounts, users } from '../identity.tables.ts';
import { endAllSessions } from '../sessions.queries.ts';
import { endTwoFactor } from '../two-factor/end-two-factor.ts';
import { hashPassword } from './password-hash.ts';
import { refuseGuessablePassword } from './refuse-guessable-password.ts';

/** Sets a new password by a link. No session stays, and the address has proved to be read by its owner. */
export async function resetPassword({ db, events }: Services, token: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const redeemed = await redeemEmailToken(tx, 'reset-password', token);
    const user = redeemed && (await findUser(tx, redeemed.userId));
    if (!user) throw new AppError('LINK_EXPIRED');
    const { id: userId } = user;
    await refuseGuessablePassword(password, user);
    await tx
      .update(accounts)
      .set({ password: hash, updatedAt: new Date() })
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
    await revokeTokens(tx, userId);
    await endAllSessions(tx, userId);
    if (!user.emailVerified) {
      // Until now nobody had shown that the address was theirs: codes were set up by whoever opened the account with it, and
      // would keep out the very person who reads its mail.
      await endTwoFactor(tx, userId);
      await events.announce(tx, emailVerified, { userId });
    }
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    await events.announce(tx, passwordChanged, { userId, at: new Date() });
  });
}
