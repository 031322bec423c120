import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { forgetTries, limitUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { verifications } from '../identity.tables.ts';
import { challengeOf } from '../sign-in/session-cookie.ts';

/** As many as the library allows in a row, which it counts only afterwards: codes sent at once would all be tried. */
const perAccount = { limit: 10, windowSeconds: 900 };

/** Counts one code that is tried for an account, wherever it comes from and whichever sign-in it is for. */
export async function countCodeTry(services: Services, headers: Headers): Promise<void> {
  const { db, pool } = services;
  const challenge = challengeOf(services, headers);
  if (!challenge) return;
  const [row] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, asStored(challenge)));
  if (row) await limitUse(pool, keyOf(row.userId), perAccount);
}

/** A right code ends the row of wrong ones. */
export function forgetCodeTries({ pool }: Services, userId: string): Promise<void> {
  return forgetTries(pool, keyOf(userId));
}

/** The library keeps only the hash of what a cookie says. */
function asStored(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}

function keyOf(userId: string): string {
  return `sign-in-code:${userId}`;
}
