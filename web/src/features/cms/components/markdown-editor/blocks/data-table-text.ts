import { yamlScalar } from './yaml-scalar.ts';

type DataTable = {
  path: string;
  caption: string;
  /** Keys of columns with commas between them. */
  columns: string;
};

/** A table of data as an author would write it: each column goes by its key until somebody names it. */
export function dataTableText({ path, caption, columns }: DataTable): string {
  const keys = columns
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  const lines = [
    `src: ${path}`,
    `caption: ${yamlScalar(caption)}`,
    'columns:',
    ...keys.map((key) => `  ${yamlScalar(key)}: { name: ${yamlScalar(key)} }`),
  ];
  return `\`\`\`table\n${lines.join('\n')}\n\`\`\``;
}

/** The keys in the first line of a CSV file, whichever separator it has. */
export function columnsIn(csv: string): string[] {
  const [head = ''] = csv.replace(/^\ufeff/, '').split(/\r?\n/, 1);
  const separator = [';', '\t'].find((one) => head.includes(one) && !head.includes(',')) ?? ',';
  return head
    .split(separator)
    .map((key) => key.trim().replace(/^"(.*)"$/, '$1'))
    .filter(Boolean);
}
