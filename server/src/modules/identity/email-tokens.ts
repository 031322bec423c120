import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, notLike, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { verifications } from './identity.tables.ts';

/** What a link in an e-mail may be for, and what is stored with it. */
const purposes = {
  'change-email': z.object({ userId: z.uuid(), newEmail: z.email() }),
  'keep-account': z.object({ userId: z.uuid() }),
};
type Purpose = keyof typeof purposes;
type TokenData<For extends Purpose> = z.infer<(typeof purposes)[For]>;

/** Makes the secret part of a link; only its hash is kept. */
export async function issueEmailToken<For extends Purpose>(
  db: Db,
  purpose: For,
  data: TokenData<For>,
  expiresAt: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insert(verifications)
    .values({ identifier: identifierOf(purpose, token), value: JSON.stringify(data), expiresAt });
  return token;
}

/** What the link was made for, if it is still good; it is used up by this, in the caller's transaction. */
export async function redeemEmailToken<For extends Purpose>(
  db: Db,
  purpose: For,
  token: string,
): Promise<TokenData<For> | undefined> {
  const [row] = await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expiresAt, sql`now()`)))
    .returning({ value: verifications.value });
  return row && (purposes[purpose].parse(JSON.parse(row.value)) as TokenData<For>);
}

/**
 * Ends every token that somebody holds: links for a new password or address, and devices that need no code. The link
 * that keeps a closed account stays good, since nothing but the account can be won with it.
 */
export async function revokeTokens(db: Db, userId: string): Promise<void> {
  const isKeeping = identifierPrefix('keep-account');
  await db.delete(verifications).where(and(isOf(userId), notLike(verifications.identifier, `${isKeeping}%`)));
}

/** Ends the tokens of one purpose, where a newer one replaces them. */
export async function revokeTokensFor(db: Db, purpose: Purpose, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(isOf(userId), like(verifications.identifier, `${identifierPrefix(purpose)}%`)));
}

/** Ours remember the account among other things; those of the sign-in library remember nothing else. */
function isOf(userId: string) {
  return like(verifications.value, `%${userId}%`);
}

function identifierPrefix(purpose: Purpose): string {
  return `${purpose}:`;
}

function identifierOf(purpose: Purpose, token: string): string {
  return `${identifierPrefix(purpose)}${createHash('sha256').update(token).digest('base64url')}`;
}
