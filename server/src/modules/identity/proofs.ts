import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { verifications } from './identity.tables.ts';

/** What a link in an e-mail may be for, and what is remembered with it. */
const purposes = {
  'change-email': z.object({ userId: z.uuid(), newEmail: z.email() }),
  'keep-account': z.object({ userId: z.uuid() }),
};
type Purpose = keyof typeof purposes;
type Remembered<For extends Purpose> = z.infer<(typeof purposes)[For]>;

/** Makes the secret part of a link; only its hash is kept. */
export async function issueProof<For extends Purpose>(
  db: Db,
  purpose: For,
  remembered: Remembered<For>,
  expiresAt: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insert(verifications)
    .values({ identifier: identifierOf(purpose, token), value: JSON.stringify(remembered), expiresAt });
  return token;
}

/** What the link was made for, if it is still good; it is used up by this, in the caller's transaction. */
export async function redeemProof<For extends Purpose>(
  db: Db,
  purpose: For,
  token: string,
): Promise<Remembered<For> | undefined> {
  const [row] = await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expiresAt, sql`now()`)))
    .returning({ value: verifications.value });
  return row && (purposes[purpose].parse(JSON.parse(row.value)) as Remembered<For>);
}

function identifierOf(purpose: Purpose, token: string): string {
  return `${purpose}:${createHash('sha256').update(token).digest('base64url')}`;
}
