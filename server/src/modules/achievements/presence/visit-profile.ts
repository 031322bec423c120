import type { Pool } from 'pg';
import { found } from '../../../platform/errors.ts';
import { countUse, readUse, refuseLimited } from '../../../platform/rate-limit.ts';

/** Whoever tries one nickname after another soon waits; a class that opens profiles from behind one address does not. */
const missesPerAddress = { limit: 60, windowSeconds: 600 };

/**
 * Reads a part of a public profile. Misses are counted together whichever part is asked for, so that none of them is another way
 * of trying nicknames; a profile that is there counts for nothing.
 */
export async function visitProfile<Part>(
  pool: Pool,
  address: string,
  find: () => Promise<Part | undefined>,
): Promise<Part> {
  const misses = `unknown-learner:${address}`;
  refuseLimited(await readUse(pool, misses, missesPerAddress));
  const part = await find();
  if (part === undefined) await countUse(pool, misses, missesPerAddress);
  return found(part);
}
