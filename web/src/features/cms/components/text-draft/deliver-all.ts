import type { WrittenText } from '@navor/contract';
import type { TextWrite, UnsentText } from './draft-sync.ts';

/** Others, or other tabs of the same browser, may be faster; after so many times it waits for the next page. */
const mostTries = 3;

type Delivery<Unsent> = {
  /** What arrived: all else has to be kept. */
  delivered: Unsent[];
  /** Some of it could not be merged: the server has it as a version only, which its author has to be told. */
  hasConflict: boolean;
};

/** Sends what several pages have left behind, one after the other, since each changes what the next is merged with. */
export async function deliverAll<Unsent extends UnsentText>(
  left: readonly Unsent[],
  write: (write: TextWrite) => Promise<WrittenText>,
): Promise<Delivery<Unsent>> {
  const delivered: Unsent[] = [];
  let hasConflict = false;
  for (const unsent of left) {
    const written = await deliver(unsent, write);
    if (!written) continue;
    delivered.push(unsent);
    hasConflict ||= written.kind === 'conflict';
  }
  return { delivered, hasConflict };
}

async function deliver(
  { text, baseText, baseHash }: UnsentText,
  write: (write: TextWrite) => Promise<WrittenText>,
): Promise<WrittenText | undefined> {
  for (let tries = 0; tries < mostTries; tries++) {
    const written = await write({ text, base_hash: baseHash, base_text: baseText }).catch(() => undefined);
    // What was outdated is with nobody: it was neither merged nor kept as a version.
    if (written?.kind !== 'outdated') return written;
  }
  return undefined;
}
