import type { WrittenText } from '@navor/contract';
import type { TextWrite, UnsentText } from './draft-sync.ts';

/** Others, or other tabs of the same browser, may be faster; after so many times it waits for the next page. */
const mostTries = 3;

/**
 * Sends what several pages have left behind, one after the other, since each changes what the next is merged with. Answers with
 * those that arrived: all others have to be kept.
 */
export async function deliverAll<Unsent extends UnsentText>(
  left: readonly Unsent[],
  write: (write: TextWrite) => Promise<WrittenText>,
): Promise<Unsent[]> {
  const delivered: Unsent[] = [];
  for (const unsent of left) {
    if (await hasArrived(unsent, write)) delivered.push(unsent);
  }
  return delivered;
}

async function hasArrived(
  { text, baseText, baseHash }: UnsentText,
  write: (write: TextWrite) => Promise<WrittenText>,
): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries++) {
    const written = await write({ text, base_hash: baseHash, base_text: baseText }).catch(() => undefined);
    // What was outdated is with nobody: it was neither merged nor kept as a version.
    if (written?.kind !== 'outdated') return written !== undefined;
  }
  return false;
}
