import type { ContentFiles } from './content-files.ts';
import type { FileProblem } from './problem.ts';

/** The one form keeps an export from changing files for no reason. */
export function checkForm(files: ContentFiles, formatted: ContentFiles): FileProblem[] {
  return [...formatted]
    .filter(([path, bytes]) => files.has(path) && !files.get(path)?.equals(bytes))
    .map(([path]) => {
      const message = 'Not in the form of an export; "content -- format" mends it';
      return { path, line: 1, rule: 'format', severity: 'warning', message };
    });
}
