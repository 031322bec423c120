import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentFiles } from '../content/files/content-files.ts';
import { type FileProblem, isError } from '../content/files/problem.ts';

/** Texts by the paths of files; null for a file that is not there. */
export type ContentChanges = Record<string, string | null>;

/** Content without any fault, for tests to break. */
export function sampleFiles(sample: Record<string, string>) {
  return {
    /** All of it, with some files changed. */
    all(changes: ContentChanges = {}): ContentFiles {
      const texts = Object.entries({ ...sample, ...changes });
      return new Map(texts.flatMap(([path, text]) => (text === null ? [] : [[path, Buffer.from(text)]])));
    },

    /** One of the files with a piece of it replaced. */
    edited(path: string, piece = '', replacement = ''): string {
      const text = sample[path];
      if (!text?.includes(piece)) throw new Error(`"${piece}" is not in ${path}`);
      // As a function, since $$ would stand for $ otherwise.
      return text.replace(piece, () => replacement);
    },
  };
}

/** What has faults would be saved without what they concern, and tests would miss that. */
export function refuseFaults(problems: readonly FileProblem[]): void {
  const fault = problems.find(isError);
  if (fault) throw new Error(`${fault.path}:${fault.line} ${fault.message}`);
}

/** The texts in a folder of `sample-files`, by their paths within it. */
export function readSampleFolder(name: string): Record<string, string> {
  const folder = join(import.meta.dirname, 'sample-files', name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).toSorted();
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path, 'utf8')]),
  );
}
