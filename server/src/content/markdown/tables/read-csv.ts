import type { MarkdownFault, MarkdownFaultCode } from '../markdown-faults.ts';
import { strayCharacter } from '../text/stray-character.ts';

type CsvFaultCode = Extract<MarkdownFaultCode, `csv${string}`>;
type LineFault = { code: CsvFaultCode; detail?: string };
export type CsvFault = LineFault & { line: number };
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
  if (source.length > longestFile) return refused(1, 'csvTooLong', longestFile);
  if (source.startsWith('\uFEFF')) return refused(1, 'csvByteOrderMark');
  const lines = source.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  if (lines.length - 1 > mostRows) return refused(mostRows + 2, 'csvTooManyRows', mostRows);
  const faults: CsvFault[] = [];
  const read = lines.map((text, index) => {
    const cells = readLine(text);
    if (!Array.isArray(cells)) faults.push({ line: index + 1, ...cells });
    return { line: index + 1, cells: Array.isArray(cells) ? cells : [] };
  });
  const [{ cells: keys } = { cells: [] }, ...rows] = read;
  if (faults.length === 0) faults.push(...shapeFaults(keys, rows));
  if (faults.length > 0) return { kind: 'faulty', faults: faults.slice(0, mostFaults) };
  return { kind: 'read', keys, rows };
}

/** @param place of its line, for whoever looks for it: `tables/wires.csv:3`, or the number of the line alone */
export function csvFaultAt(place: string, { code, detail }: CsvFault): MarkdownFault {
  return { code, parts: detail === undefined ? [place] : [place, detail] };
}

function refused(line: number, code: CsvFaultCode, most?: number): Csv {
  return { kind: 'faulty', faults: [{ line, code, ...(most !== undefined && { detail: String(most) }) }] };
}

function shapeFaults(keys: string[], rows: { line: number; cells: string[] }[]): CsvFault[] {
  const inHead = (fault: LineFault): CsvFault[] => [{ line: 1, ...fault }];
  const odd = keys.find((key) => !/^[a-zA-Z][\w-]*$/.test(key) || key in Object.prototype);
  if (odd !== undefined) return inHead({ code: 'csvKey', detail: odd });
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice !== undefined) return inHead({ code: 'csvKeyTwice', detail: twice });
  if (rows.length === 0) return inHead({ code: 'csvNoRows' });
  return rows.flatMap(({ line, cells }) =>
    cells.length === keys.length
      ? []
      : [{ line, code: 'csvUneven' as const, detail: `${cells.length} ≠ ${keys.length}` }],
  );
}

/** The cells of a line, or what is wrong with it. */
function readLine(text: string): string[] | LineFault {
  if (text.trim() === '') return { code: 'csvLineEmpty' };
  const stray = strayCharacter(text);
  if (stray || text.includes('\r')) {
    return { code: 'csvCharacter', detail: stray?.name ?? 'U+000D' };
  }
  const cells: string[] = [];
  let rest = `,${text}`;
  while (rest !== '') {
    const [whole, quoted, plain] = /^,(?:[ \t]*"((?:[^"]|"")*)"[ \t]*|([^",]*))(?=,|$)/.exec(rest) ?? [];
    if (whole === undefined) return { code: 'csvQuote' };
    const cell = (quoted?.replaceAll('""', '"') ?? plain ?? '').trim();
    if (cell.length > longestCell) return { code: 'csvCellTooLong', detail: String(longestCell) };
    cells.push(cell);
    if (cells.length > mostColumns) return { code: 'csvTooManyColumns', detail: String(mostColumns) };
    rest = rest.slice(whole.length);
  }
  return cells;
}
