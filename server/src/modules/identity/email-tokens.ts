import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, notLike, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { verifications } from './identity.tables.ts';

/** What a link in an e-mail may be for, and what is stored with it. */
const purposes = {
  'verify-email': z.object({ userId: z.uuid(), email: z.email() }),
  'reset-password': z.object({ userId: z.uuid() }),
  'change-email': z.object({ userId: z.uuid(), newEmail: z.email() }),
  'keep-account': z.object({ userId: z.uuid() }),
};
type Purpose = keyof typeof purposes;
type TokenData<For extends Purpose> = z.infer<(typeof purposes)[For]>;

/**
 * Asks for a link. It has no secret part yet, which would otherwise pass through events that are kept for months: that is
 * made by whoever writes the message, with `issueEmailToken`.
 */
export async function requestEmailLink<For extends Purpose>(
  db: Db,
  purpose: For,
  data: TokenData<For>,
  expiresAt: Date,
): Promise<string> {
  const identifier = `${identifierPrefix(purpose)}${unissued}`;
  const [link] = await db
    .insert(verifications)
    .values({ identifier, value: JSON.stringify(data), expiresAt })
    .returning({ id: verifications.id });
  if (!link) throw new Error('The link was not stored');
  return link.id;
}

/** The secret part of a link that was asked for, of which only the hash is kept; none where it was revoked meanwhile. */
export async function issueEmailToken(db: Db, linkId: string): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const issued = await db
    .update(verifications)
    .set({ identifier: sql`replace(${verifications.identifier}, ${unissued}, ${hashOf(token)})` })
    .where(
      and(
        eq(verifications.id, linkId),
        like(verifications.identifier, `%:${unissued}`),
        gt(verifications.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: verifications.id });
  return issued.length > 0 ? token : undefined;
}

/** What the link was made for, if it is still good. */
export async function readEmailToken<For extends Purpose>(
  db: Db,
  purpose: For,
  token: string,
): Promise<TokenData<For> | undefined> {
  const [row] = await db.select({ value: verifications.value }).from(verifications).where(isGood(purpose, token));
  return dataOf(purpose, row);
}

/** The same, and it is used up by this, in the caller's transaction. */
export async function redeemEmailToken<For extends Purpose>(
  db: Db,
  purpose: For,
  token: string,
): Promise<TokenData<For> | undefined> {
  const [row] = await db.delete(verifications).where(isGood(purpose, token)).returning({ value: verifications.value });
  return dataOf(purpose, row);
}

/**
 * Ends every token that somebody holds: links for a new password or address, and devices that need no code. Links by which
 * nothing can be won stay good: the one that keeps a closed account, and the one that shows whose the address is.
 */
export async function revokeTokens(db: Db, userId: string): Promise<void> {
  const harmless = (['keep-account', 'verify-email'] as const).map((purpose) =>
    notLike(verifications.identifier, `${identifierPrefix(purpose)}%`),
  );
  await db.delete(verifications).where(and(isOf(userId), ...harmless));
}

/** Ends the tokens of one purpose, where a newer one replaces them. */
export async function revokeTokensFor(db: Db, purpose: Purpose, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(isOf(userId), like(verifications.identifier, `${identifierPrefix(purpose)}%`)));
}

/** Stands where the hash of the secret part will. */
const unissued = 'unissued';

/** Ours remember the account among other things; those of the sign-in library remember nothing else. */
function isOf(userId: string) {
  return like(verifications.value, `%${userId}%`);
}

function isGood(purpose: Purpose, token: string) {
  const identifier = `${identifierPrefix(purpose)}${hashOf(token)}`;
  return and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`));
}

function dataOf<For extends Purpose>(purpose: For, row: { value: string } | undefined): TokenData<For> | undefined {
  return row && (purposes[purpose].parse(JSON.parse(row.value)) as TokenData<For>);
}

function identifierPrefix(purpose: Purpose): string {
  return `${purpose}:`;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
