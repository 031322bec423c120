import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { authoringWrites } from '../authorship.tables.ts';

/** A write that its sender has given a name, so that it can be told from another one that says the same. */
export type AuthoringWrite = {
  userId: string;
  key: string;
  endpoint: string;
  /** What is asked for, without what it is based on: that may change between two tries. */
  body: unknown;
};

type Making<Made> = {
  /** Undefined where the write has no name: it is made each time. */
  write: AuthoringWrite | undefined;
  make: () => Promise<Made>;
  /** What made nothing may be tried again under the same name. */
  isMade?: (made: Made) => boolean;
};

/**
 * Makes something once for each name of a write, and tells what was made first whenever the same is sent again. Of two at once,
 * the second waits for the transaction of the first. `make` belongs to the caller's transaction, and what it tells is kept as JSON.
 */
export async function makeOnce<Made>(tx: Db, making: Making<Made>): Promise<Made> {
  const { write, make, isMade = () => true } = making;
  if (!write) return make();
  const { userId, key, endpoint } = write;
  const begun = await tx
    .insert(authoringWrites)
    .values({ userId, key, endpoint, fingerprint: fingerprintOf(write) })
    .onConflictDoNothing()
    .returning({ key: authoringWrites.key });
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

/** What was made by the same write before. Refused where its name was used for something else. */
export async function findMade<Made>(db: Db, write: AuthoringWrite | undefined): Promise<{ made: Made } | undefined> {
  if (!write) return undefined;
  const [earlier] = await db.select().from(authoringWrites).where(isWrite(write));
  if (!earlier) return undefined;
  const isSame = earlier.endpoint === write.endpoint && earlier.fingerprint === fingerprintOf(write);
  if (!isSame) throw new AppError('NOT_POSSIBLE_NOW');
  return { made: earlier.made as Made };
}

/** Of a request that may carry a name for itself. */
export function authoringWrite<Input extends { write_key?: string | undefined }>(
  userId: string,
  endpoint: string,
  { write_key: key, ...body }: Input,
): AuthoringWrite | undefined {
  return key === undefined ? undefined : { userId, key, endpoint, body };
}

/** A write that is made in several transactions has a name for each of them. */
export function partOfWrite(write: AuthoringWrite | undefined, part: string): AuthoringWrite | undefined {
  if (!write) return undefined;
  const digits = createHash('sha256').update(`${write.key} ${part}`).digest('hex').slice(0, 32);
  return { ...write, key: digits, endpoint: `${write.endpoint} ${part}` };
}

function isWrite({ userId, key }: AuthoringWrite) {
  return and(eq(authoringWrites.userId, userId), eq(authoringWrites.key, key));
}

function fingerprintOf({ body }: AuthoringWrite): string {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64url');
}
