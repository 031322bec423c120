import type { Db } from '../../platform/database/database.ts';
import { waitForSharedTurn } from '../../platform/database/locks.ts';
import { AppError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/files/storage.ts';
import type { StoredFile } from '../documents.ts';

/**
 * Keeps stored files that nothing may have named so far from being removed until the transaction has named them. Taken after
 * the locks of content and documents, by everybody in this order.
 */
export async function holdStoredFiles(tx: Db, storage: Pick<Storage, 'sizeOf'>, keys: Iterable<string>): Promise<void> {
  const all = new Set(keys);
  if (all.size === 0) return;
  await waitForSharedTurn(tx, 'storedFiles');
  for (const key of all) {
    // Removed a moment ago, as unused for days: it comes back with the next attempt.
    if ((await storage.sizeOf(key)) === undefined) throw new AppError('UNAVAILABLE');
  }
}

export function storedKeysOf(files: Iterable<StoredFile>): string[] {
  return [...files].flatMap((file) => ('storageKey' in file ? [file.storageKey] : []));
}
