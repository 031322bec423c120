import type { OpenDocument } from '@navor/contract';

/** A file that is edited on this page, and what it is with the server as far as this page knows. */
export type OwnFile = { path: string; hash: () => string | null };

/** Whether a document is as a page shows it: but for what this page has written itself, nobody has changed anything since. */
export function isAsSeen(seen: OpenDocument, now: OpenDocument, own?: OwnFile): boolean {
  if (seen.is_published !== now.is_published || !seen.archived_at !== !now.archived_at) return false;
  const known = hashesOf(seen);
  if (own) known.set(own.path, own.hash());
  const current = hashesOf(now);
  return [...new Set([...known.keys(), ...current.keys()])].every((path) => known.get(path) === current.get(path));
}

/** Of the files that are there: what was taken out and what never was are the same. */
function hashesOf({ files }: OpenDocument): Map<string, string | null> {
  return new Map(files.flatMap(({ path, hash }) => (hash ? [[path, hash] as const] : [])));
}
