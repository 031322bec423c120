import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { countUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { redeemEmailToken, requestEmailLink, revokeTokens, revokeTokensFor } from '../email-tokens.ts';
import { accountClosing } from '../identity.events.ts';
import { deletionDate, refuseLastAdministrator } from '../identity.policy.ts';
import { findRecipientByEmail, findUser } from '../identity.queries.ts';
import { users } from '../identity.tables.ts';
import { endAllSessions } from '../sessions.queries.ts';

const day = 24 * 60 * 60;

/** Closes an account at once and has it deleted after the grace; asking again changes nothing. */
export async function closeAccount(services: Services, userId: string): Promise<Date> {
  return services.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.deletionDueAt) return user.deletionDueAt;
    await refuseLastAdministrator(tx, user, []);
    const dueAt = deletionDate(new Date());
    await tx.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, userId));
    await endAllSessions(tx, userId);
    await revokeTokens(tx, userId);
    await announceClosing(tx, services, userId, dueAt);
    return dueAt;
  });
}

/** Sends the link to keep the account again, once a day: the first message may be lost by the time it is wanted. */
export async function remindOfClosing(services: Services, email: string): Promise<void> {
  const { db, pool } = services;
  const owner = await findRecipientByEmail(db, email);
  const user = owner && (await findUser(db, owner.id));
  if (!user?.deletionDueAt) return;
  const { deletionDueAt, id } = user;
  const use = await countUse(pool, `account-closing:${id}`, { limit: 1, windowSeconds: day });
  if (use.kind === 'allowed') await db.transaction((tx) => announceClosing(tx, services, id, deletionDueAt));
}

export async function keepAccount({ db }: Services, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const redeemed = await redeemEmailToken(tx, 'keep-account', token);
    if (!redeemed) throw new AppError('LINK_EXPIRED');
    // A reminder holds another link, which must not undo a later decision.
    await revokeTokensFor(tx, 'keep-account', redeemed.userId);
    await tx.update(users).set({ deletionDueAt: null }).where(eq(users.id, redeemed.userId));
  });
}

async function announceClosing(tx: Db, { events }: Services, userId: string, dueAt: Date): Promise<void> {
  const linkId = await requestEmailLink(tx, 'keep-account', { userId }, dueAt);
  await events.announce(tx, accountClosing, { userId, dueAt, linkId });
}
