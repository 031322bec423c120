import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** The files of a content folder by their path in it, such as `courses/statika/course.yaml`. */
export type ContentFiles = Map<string, Buffer>;

/** What belongs to the content, one pattern for each kind of it; anything else in the folder is left alone. */
export type ContentPaths = readonly RegExp[];

export async function readContentFiles(folder: string, known: ContentPaths): Promise<ContentFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => known.some((pattern) => pattern.test(path)))
    .sort();
  const files = await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const));
  return new Map(files);
}

/**
 * Brings files into a folder. Writes only what differs, so that an unchanged folder stays untouched, and removes only what
 * a course or quiz among the files no longer has: those that are not part of them stay.
 */
export async function writeContentFiles(
  folder: string,
  files: ContentFiles,
  known: ContentPaths,
): Promise<{ changed: string[] }> {
  await mkdir(folder, { recursive: true });
  const existing = await readContentFiles(folder, known);
  const folders = new Set([...files.keys()].flatMap((path) => folderOf(path) ?? []));
  const written = [...files].filter(([path, bytes]) => !existing.get(path)?.equals(bytes));
  const removed = [...existing.keys()].filter((path) => !files.has(path) && folders.has(folderOf(path) ?? ''));
  const changed = [...written.map(([path]) => path), ...removed].sort();
  for (const path of changed) await refuseSymbolicLinks(folder, path);
  for (const [path, bytes] of written) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  for (const path of removed) await rm(join(folder, path));
  return { changed };
}

/** Of a course or quiz: what lies in it belongs together. */
function folderOf(path: string): string | undefined {
  return /^[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];
}

/** A link could lead anywhere, and what lies there is not ours to change. */
async function refuseSymbolicLinks(folder: string, path: string): Promise<void> {
  const steps = path.split('/');
  for (const length of steps.keys()) {
    const place = steps.slice(0, length + 1).join('/');
    const found = await lstat(join(folder, place)).catch(() => undefined);
    if (found?.isSymbolicLink()) throw new Error(`${place} is a symbolic link; nothing was written`);
  }
}
