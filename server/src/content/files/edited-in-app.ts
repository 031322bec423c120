import type { ContentFiles } from './content-files.ts';
import { hashFiles } from './hash-files.ts';
import type { FileProblem } from './problem.ts';

/** What was edited in the app since it was loaded, such as a course, and what an export of it would be. */
export type EditedInApp = { id: string; loadedHash: string; files: ContentFiles };

/** Never loaded from files, but made in the app. No files have this hash. */
export const neverLoaded = '';

/** Whether loading the files would undo an edit: not those that it was loaded from, nor those that an export has written. */
export function isOverEdits(files: ContentFiles, { loadedHash, files: exported }: Omit<EditedInApp, 'id'>): boolean {
  const current = hashFiles(exported);
  return current !== loadedHash && ![loadedHash, current].includes(hashFiles(files));
}

/** What somebody edited in the app is not undone by files that know nothing of it. */
export function overEdits(noun: string, files: ContentFiles, edited: EditedInApp | undefined): FileProblem[] {
  if (!edited || !isOverEdits(files, edited)) return [];
  const paths = [...new Set([...files.keys(), ...edited.files.keys()])];
  const message = `The ${noun} was edited in the app since it was loaded, and this file is another there: export it, load the export, then change it`;
  return paths
    .filter((path) => !files.get(path)?.equals(edited.files.get(path) ?? Buffer.alloc(0)))
    .map((path) => ({ path, line: 1, rule: 'edited-in-app', severity: 'error', message }));
}

/** What tells whether something is still as it was: an edit in the app keeps the hash of the files that it was loaded from. */
export function contentState({ contentHash, editedAt }: { contentHash: string; editedAt: Date | null }): string {
  return editedAt ? `${contentHash} ${editedAt.toISOString()}` : contentHash;
}
