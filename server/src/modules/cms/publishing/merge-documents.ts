import type { ContentDocument } from '@navor/contract';
import { type DocumentFiles, hashOfFile, type StoredFile } from '../../../content/documents.ts';
import type { Services } from '../../../platform/services.ts';
import { mergeFile } from '../drafts/merge-file.ts';

type Sides = Record<'base' | 'own' | 'theirs', DocumentFiles>;
type Merged = { files: DocumentFiles; conflicts: string[] };

/** All files of a document with what two have changed since the same base, and the paths of those that nobody else can decide. */
export async function mergeDocuments(
  services: Pick<Services, 'threads'>,
  document: ContentDocument,
  { base, own, theirs }: Sides,
): Promise<Merged> {
  const files: DocumentFiles = new Map();
  const conflicts: string[] = [];
  for (const path of new Set([...base.keys(), ...own.keys(), ...theirs.keys()])) {
    const sides = [base.get(path), own.get(path), theirs.get(path)] as const;
    const chosen = unmerged(sides);
    if (chosen !== 'both') {
      if (chosen) files.set(path, chosen);
      continue;
    }
    // Of two pictures neither can be made a part of the other.
    if (sides.some((file) => file && 'storageKey' in file)) {
      conflicts.push(path);
      continue;
    }
    const [below, mine, there] = sides.map((file) => (file && 'bytes' in file ? file.bytes : null));
    const merged = await mergeFile(services, document, path, {
      ...{ base: below ?? null, own: mine ?? null, theirs: there ?? null },
    });
    if (merged.kind !== 'merged') conflicts.push(path);
    else if (merged.bytes) files.set(path, { bytes: merged.bytes });
  }
  return { files, conflicts };
}

/** The file where at most one of two has changed it. */
function unmerged([base, own, theirs]: readonly (StoredFile | undefined)[]): StoredFile | undefined | 'both' {
  const [before, mine, there] = [base, own, theirs].map((file) => file && hashOfFile(file));
  if (mine === there || there === before) return own;
  return mine === before ? theirs : 'both';
}
