import { createHash } from 'node:crypto';
import type { ContentFiles } from './content-files.ts';

/** Whatever the order in which the files come. */
export function hashFiles(files: ContentFiles): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
