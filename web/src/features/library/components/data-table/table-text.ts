import type { DataTable } from '@navor/contract';
import { decimalSign } from '@navor/quantities';
import type { Row } from './sort-rows.ts';

type Cell = { text: string; isNumber: boolean };

/** Names of columns with their units, and rows with plain numbers in the reader's language, for other programs. */
export function cellsOf(columns: DataTable['columns'], rows: readonly Row[], language: string) {
  const head = columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name));
  const body = rows.map((row): Cell[] =>
    row.map(({ text, value }) =>
      value === null
        ? { text: plainSpaces(text), isNumber: false }
        : { text: String(value).replace('.', decimalSign(language)), isNumber: true },
    ),
  );
  return { head, body };
}

/** Those that keep a line together are for the eye; programs would not find what is typed with plain ones. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
