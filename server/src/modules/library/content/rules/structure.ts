import { isDrawing } from '../../../../content/files/drawings.ts';
import type { FileProblem } from '../../../../content/files/problem.ts';
import type { ReadItem } from '../read-library.ts';
import { isTable } from '../tables.ts';
import type { Rule } from './rule.ts';

/** An item says what its facts are from, and each of its files belongs to something. */
export const structure: Rule = ({ items }) => items.flatMap((item) => [...missingSources(item), ...strayFiles(item)]);

function missingSources({ path, file, lineOf }: ReadItem): FileProblem[] {
  if (file.sources.length > 0) return [];
  const message = 'An item says what its facts are from: at least one source';
  return [{ path, line: lineOf(['sources']), rule: 'no-source', severity: 'error', message }];
}

function strayFiles({ id, files, texts }: ReadItem): FileProblem[] {
  const sources = [...texts.values()].map(({ source }) => source);
  return [...files.keys()].flatMap((file): FileProblem[] => {
    const path = `library/${id}/${file}`;
    if (!isDrawing(file) && !isTable(file)) {
      const message =
        'Items have drawings, figures/<name>.svg, and tables, tables/<name>.csv, named with lower-case letters, digits ' +
        'and hyphens';
      return [{ path, line: 1, rule: 'file-format', severity: 'warning', message }];
    }
    if (sources.some((source) => source.includes(file))) return [];
    return [{ path, line: 1, rule: 'unused-file', severity: 'warning', message: 'No text uses this file' }];
  });
}
