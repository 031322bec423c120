import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { readEmailToken, requestEmailLink, revokeTokensFor } from '../email-tokens.ts';
import { emailVerificationRequested, emailVerified } from '../identity.events.ts';
import { isClosed } from '../identity.policy.ts';
import { findUser } from '../identity.queries.ts';
import { users } from '../identity.tables.ts';

/** A welcome may lie in a mailbox over the holidays. */
const validMs = 14 * 24 * 60 * 60 * 1000;

/** A link by which whoever reads the mail of this address shows that they do; the message that carries it issues its token. */
export async function requestVerificationLink(tx: Db, { id: userId, email }: { id: string; email: string }) {
  await revokeTokensFor(tx, 'verify-email', userId);
  return requestEmailLink(tx, 'verify-email', { userId, email }, new Date(Date.now() + validMs));
}

/** Has another link sent, where the first was lost; there is nothing to send once the address is verified. */
export async function requestVerification({ db, events }: Services, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user || user.emailVerified) return;
    const linkId = await requestVerificationLink(tx, user);
    await events.announce(tx, emailVerificationRequested, { userId, linkId });
  });
}

/** Tells the address that the link was for. Opened twice, it finds its work done. */
export async function verifyEmail({ db, events }: Services, token: string): Promise<string> {
  return db.transaction(async (tx) => {
    const data = await readEmailToken(tx, 'verify-email', token);
    const user = data && (await findUser(tx, data.userId));
    if (!user || user.email !== data.email || isClosed(user)) throw new AppError('LINK_EXPIRED');
    if (user.emailVerified) return user.email;
    await tx.update(users).set({ emailVerified: true, updatedAt: new Date() }).where(eq(users.id, user.id));
    await events.announce(tx, emailVerified, { userId: user.id });
    return user.email;
  });
}
