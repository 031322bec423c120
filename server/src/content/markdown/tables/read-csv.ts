import { strayCharacter } from '../text/stray-character.ts';

export type CsvFault = { line: number; message: string };
export type Csv =
  | { kind: 'read'; keys: string[]; rows: { line: number; cells: string[] }[] }
  | { kind: 'faulty'; faults: CsvFault[] };

const longestFile = 500_000;
const longestCell = 400;
const mostRows = 2000;
const mostColumns = 20;
/** One wrong comma can make every line after it wrong. */
const mostFaults = 10;

/** Reads a table with a first line of keys. Cells are trimmed, and each stands on one line. */
export function readCsv(source: string): Csv {
  if (source.length > longestFile) return refused(1, `a table has at most ${longestFile} characters`);
  if (source.startsWith('\uFEFF')) return refused(1, 'the file starts with a byte order mark: save it without');
  const lines = source.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  if (lines.length - 1 > mostRows) return refused(mostRows + 2, `a table has at most ${mostRows} rows`);
  const faults: CsvFault[] = [];
  const read = lines.map((text, index) => {
    const cells = readLine(text);
    if (typeof cells === 'string') faults.push({ line: index + 1, message: cells });
    return { line: index + 1, cells: typeof cells === 'string' ? [] : cells };
  });
  const [{ cells: keys } = { cells: [] }, ...rows] = read;
  if (faults.length === 0) faults.push(...shapeFaults(keys, rows));
  if (faults.length > 0) return { kind: 'faulty', faults: faults.slice(0, mostFaults) };
  return { kind: 'read', keys, rows };
}

function refused(line: number, message: string): Csv {
  return { kind: 'faulty', faults: [{ line, message }] };
}

function shapeFaults(keys: string[], rows: { line: number; cells: string[] }[]): CsvFault[] {
  const inHead = (message: string): CsvFault[] => [{ line: 1, message }];
  const odd = keys.find((key) => !/^[a-zA-Z][\w-]*$/.test(key) || key in Object.prototype);
  if (odd !== undefined) {
    return inHead(
      `"${odd}" cannot be the key of a column: it starts with a letter, and letters, digits, _ and - follow`,
    );
  }
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice !== undefined) return inHead(`there are two columns ${twice}`);
  if (rows.length === 0) return inHead('there are no rows below the keys');
  return rows.flatMap(({ line, cells }) =>
    cells.length === keys.length ? [] : [{ line, message: `${cells.length} cells, but ${keys.length} columns` }],
  );
}

/** The cells of a line, or what is wrong with it. */
function readLine(text: string): string[] | string {
  if (text.trim() === '') return 'the line is empty';
  const stray = strayCharacter(text);
  if (stray || text.includes('\r')) return `the character ${stray?.name ?? 'U+000D'} has no place in a table`;
  const cells: string[] = [];
  let rest = `,${text}`;
  while (rest !== '') {
    const [whole, quoted, plain] = /^,(?:[ \t]*"((?:[^"]|"")*)"[ \t]*|([^",]*))(?=,|$)/.exec(rest) ?? [];
    if (whole === undefined) return 'a quote stands around a whole cell, and inside of one it is written twice';
    const cell = (quoted?.replaceAll('""', '"') ?? plain ?? '').trim();
    if (cell.length > longestCell) return `a cell has at most ${longestCell} characters`;
    cells.push(cell);
    if (cells.length > mostColumns) return `a table has at most ${mostColumns} columns`;
    rest = rest.slice(whole.length);
  }
  return cells;
}
