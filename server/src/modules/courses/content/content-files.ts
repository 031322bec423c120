import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** The files of a content folder by their path in it, such as `courses/statika/course.yaml`. */
export type ContentFiles = Map<string, Buffer>;

/** What belongs to the content; anything else in the folder is left alone. */
const contentPath =
  /^(themes\/[^/]+\.yaml|courses\/[^/]+\/(course\.yaml|lessons\/[^/]+\.md|figures\/[^/]+|media\/[^/]+))$/;

export async function readContentFiles(folder: string): Promise<ContentFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => contentPath.test(path))
    .sort();
  const files = await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const));
  return new Map(files);
}

/**
 * Brings files into a folder. Writes only what differs, so that an unchanged folder stays untouched, and removes only what
 * a course among the files no longer has: courses and themes that are not part of them stay.
 */
export async function writeContentFiles(folder: string, files: ContentFiles): Promise<{ changed: string[] }> {
  await mkdir(folder, { recursive: true });
  const existing = await readContentFiles(folder);
  const courses = new Set([...files.keys()].flatMap((path) => courseOf(path) ?? []));
  const written = [...files].filter(([path, bytes]) => !existing.get(path)?.equals(bytes));
  const removed = [...existing.keys()].filter((path) => !files.has(path) && courses.has(courseOf(path) ?? ''));
  const changed = [...written.map(([path]) => path), ...removed].sort();
  for (const path of changed) await refuseSymbolicLinks(folder, path);
  for (const [path, bytes] of written) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  for (const path of removed) await rm(join(folder, path));
  return { changed };
}

function courseOf(path: string): string | undefined {
  return /^courses\/([^/]+)\//.exec(path)?.[1];
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
