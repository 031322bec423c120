import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/** Makes the content in a folder the given files; writes only what differs, so that an unchanged folder stays untouched. */
export async function writeContentFiles(folder: string, files: ContentFiles): Promise<{ changed: string[] }> {
  await mkdir(folder, { recursive: true });
  const existing = await readContentFiles(folder);
  const written = [...files].filter(([path, bytes]) => !existing.get(path)?.equals(bytes));
  const removed = [...existing.keys()].filter((path) => !files.has(path));
  for (const [path, bytes] of written) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  for (const path of removed) await rm(join(folder, path));
  return { changed: [...written.map(([path]) => path), ...removed].sort() };
}
