import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { authoringWrites } from '../authorship.tables.ts';

/**
 * A write that its sender has given a key, so that it can be told from another one that says the same. With the same key but
 * another body, as of a form that was changed after its answer was lost, it is another write.
 */
export type AuthoringWrite = {
  userId: string;
  key: string;
  endpoint: string;
  /** What is asked for, without what it is based on: that may change between two tries. */
  body: unknown;
};

type Making<Made> = {
  /** Undefined where the write has no key: it is made each time. */
  write: AuthoringWrite | undefined;
  make: () => Promise<Made>;
  /** What made nothing may be tried again with the same key. */
  isMade?: (made: Made) => boolean;
};

/**
 * Makes something once for each write, and tells what was made first whenever the same is sent again. Of two at once,
 * the second waits for the transaction of the first. `make` belongs to the caller's transaction, and what it tells is kept as JSON.
 */
export async function makeOnce<Made>(tx: Db, making: Making<Made>): Promise<Made> {
  const { write, make, isMade = () => true } = making;
  if (!write) return make();
  const begun = await tx
    .insert(authoringWrites)
    .values({ userId: write.userId, fingerprint: fingerprintOf(write) })
    .onConflictDoNothing()
    .returning({ at: authoringWrites.at });
  if (begun.length === 0) {
    const earlier = await findMade<Made>(tx, write);
    // It was forgotten in this very moment.
    return earlier ? earlier.made : makeOnce(tx, making);
  }
  const made = await make();
  if (isMade(made)) await tx.update(authoringWrites).set({ made }).where(isWrite(write));
  else await tx.delete(authoringWrites).where(isWrite(write));
  return made;
}

/** What was made by the same write before. */
export async function findMade<Made>(db: Db, write: AuthoringWrite | undefined): Promise<{ made: Made } | undefined> {
  if (!write) return undefined;
  const [earlier] = await db.select().from(authoringWrites).where(isWrite(write));
  return earlier && { made: earlier.made as Made };
}

/** Of a request that may carry a key for itself. */
export function authoringWrite<Input extends { write_key?: string | undefined }>(
  userId: string,
  endpoint: string,
  { write_key: key, ...body }: Input,
): AuthoringWrite | undefined {
  return key === undefined ? undefined : { userId, key, endpoint, body };
}

/** A write that is made in several transactions is told apart in each of them. */
export function partOfWrite(write: AuthoringWrite | undefined, part: string): AuthoringWrite | undefined {
  return write && { ...write, endpoint: `${write.endpoint} ${part}` };
}

function isWrite(write: AuthoringWrite) {
  return and(eq(authoringWrites.userId, write.userId), eq(authoringWrites.fingerprint, fingerprintOf(write)));
}

function fingerprintOf({ key, endpoint, body }: AuthoringWrite): string {
  return createHash('sha256')
    .update(JSON.stringify([key, endpoint, body]))
    .digest('base64url');
}
