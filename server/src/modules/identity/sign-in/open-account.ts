import { randomBytes } from 'node:crypto';
import type { Language } from '@navor/languages';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { signedIn } from '../identity.events.ts';
import { accounts, profiles, sessions, users } from '../identity.tables.ts';
import { hashPassword } from './password-hash.ts';
import { sessionSeconds } from './session-settings.ts';

export type Newcomer = { email: string; name: string; password: string; language: Language };
type Browser = { address: string; userAgent: string | null };
type User = typeof users.$inferSelect;

export type Opened = { kind: 'opened'; user: User; sessionToken: string } | { kind: 'taken' };

/** Opens an account and signs its owner in: all of it, or, when that is cut off anywhere, nothing. */
export async function openAccount(services: Services, newcomer: Newcomer, browser: Browser): Promise<Opened> {
  // Before it is known whether the address is taken, so that the time it takes does not tell.
  const password = await hashPassword(newcomer.password);
  return services.db.transaction(async (tx) => {
    const user = await insertAccount(tx, newcomer, password);
    if (!user) return { kind: 'taken' };
    const sessionToken = randomBytes(32).toString('base64url');
    await tx.insert(sessions).values({
      userId: user.id,
      token: sessionToken,
      expiresAt: new Date(user.createdAt.getTime() + sessionSeconds * 1000),
      ipAddress: browser.address,
      userAgent: browser.userAgent,
    });
    await services.events.announce(tx, signedIn, {
      userId: user.id,
      language: newcomer.language,
      at: user.createdAt,
    });
    return { kind: 'opened', user, sessionToken };
  });
}

/** The rows that an account consists of; none where the address has one already. */
export async function insertAccount(
  tx: Db,
  { email, name, language }: Omit<Newcomer, 'password'>,
  passwordHash: string,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<User | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ email: email.toLowerCase(), name, ...more })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!user) return undefined;
  await tx
    .insert(accounts)
    .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: passwordHash });
  await tx.insert(profiles).values({ id: user.id, fullName: name, language });
  return user;
}
