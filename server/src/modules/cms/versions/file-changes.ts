import type { FileChange } from '@navor/contract';
import { type DocumentFiles, hashOfFile } from '../../../content/documents.ts';
import type { VersionFiles } from '../cms.tables.ts';

/** What tells the files of a document apart, by path. */
export type FileHashes = ReadonlyMap<string, string>;

export function hashesOfVersion(files: VersionFiles): FileHashes {
  return new Map(Object.entries(files).map(([path, { hash }]) => [path, hash]));
}

export function hashesOf(files: DocumentFiles): FileHashes {
  return new Map([...files].map(([path, file]) => [path, hashOfFile(file)]));
}

/** Which files came, went or changed, in the order of their paths. */
export function changesBetween(before: FileHashes, after: FileHashes): FileChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path): FileChange[] => {
    if (before.get(path) === after.get(path)) return [];
    if (!before.has(path)) return [{ path, state: 'new' }];
    return [{ path, state: after.has(path) ? 'changed' : 'removed' }];
  });
}
