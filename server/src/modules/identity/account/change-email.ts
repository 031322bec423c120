import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { redeemEmailToken, requestEmailLink, revokeTokens, revokeTokensFor } from '../email-tokens.ts';
import { emailChanged, emailChangeRequested, emailVerified } from '../identity.events.ts';
import { isClosed } from '../identity.policy.ts';
import { findRecipientByEmail, findUser } from '../identity.queries.ts';
import { users } from '../identity.tables.ts';

const day = 24 * 60 * 60 * 1000;

/** Has a link sent to the new address. One that belongs to somebody else gets none, and the asker hears no difference. */
export async function requestEmailChange({ db, events }: Services, userId: string, newEmail: string): Promise<void> {
  if (await findRecipientByEmail(db, newEmail)) return;
  await db.transaction(async (tx) => {
    await revokeTokensFor(tx, 'change-email', userId);
    const linkId = await requestEmailLink(tx, 'change-email', { userId, newEmail }, new Date(Date.now() + day));
    await events.announce(tx, emailChangeRequested, { userId, newEmail, linkId });
  });
}

/** The link proves that the new address is read by whoever asked for it. */
export async function confirmEmailChange({ db, events }: Services, token: string): Promise<string> {
  return db
    .transaction(async (tx) => {
      const redeemed = await redeemEmailToken(tx, 'change-email', token);
      const user = redeemed && (await findUser(tx, redeemed.userId));
      if (!redeemed || !user || isClosed(user)) throw new AppError('LINK_EXPIRED');
      await tx
        .update(users)
        .set({ email: redeemed.newEmail, emailVerified: true, updatedAt: new Date() })
        .where(eq(users.id, user.id));
      // What was sent to the former address must open nothing any more.
      await revokeTokens(tx, user.id);
      if (!user.emailVerified) await events.announce(tx, emailVerified, { userId: user.id });
      await events.announce(tx, emailChanged, { userId: user.id, oldEmail: user.email });
      return redeemed.newEmail;
    })
    .catch((error: unknown) => {
      // Somebody opened an account with the address meanwhile.
      throw isTaken(error) ? new AppError('LINK_EXPIRED') : error;
    });
}

const uniqueViolation = '23505';

function isTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === uniqueViolation;
}
