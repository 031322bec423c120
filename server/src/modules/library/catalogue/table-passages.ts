import type { DataTable, LibraryPart } from '@navor/contract';
import type { Passage } from '../../../platform/searchable.ts';

/** As long as passages of other texts are. */
const usualLength = 900;
/** As much of a row as is quoted. */
const longestRow = 300;
/** Of a table that is longer, the rest of the rows are there without their numbers. */
const longestTable = 40_000;

type Column = DataTable['columns'][number];
type Row = DataTable['rows'][number];

/** What tables of data say: their rows are in files, so the text around them has nothing of it. */
export function tablePassages(body: readonly LibraryPart[]): Passage[] {
  return body.flatMap((part) => (part.kind === 'table' ? passagesIn(part.table) : []));
}

function passagesIn({ id, caption, columns, rows }: DataTable): Passage[] {
  let length = 0;
  const lines = rows.map((row) => {
    const line = rowLine(row, columns, length < longestTable);
    length += line.length;
    return line;
  });
  return packed(lines.filter((line) => line !== '')).map((text) => ({
    ...{ anchor: id, heading: caption, text, formulas: [], isList: true },
  }));
}

/** `M8 · Korak P 1,25 mm · Sveder 6,8 mm`: words first, since a row is sought by them, then numbers with what they are. */
function rowLine(row: Row, columns: readonly Column[], hasNumbers: boolean): string {
  const cells = row.flatMap(({ text }, place) => {
    const column = columns[place];
    return column && text !== '' ? [{ text, column }] : [];
  });
  const words = cells.filter(({ column }) => column.kind === 'text').map(({ text }) => text);
  if (words.length === 0) return '';
  let line = words.join(' · ');
  for (const { text, column } of hasNumbers ? cells : []) {
    if (column.kind === 'text') continue;
    const longer = `${line} · ${[column.name, text, column.unit].filter((part) => part !== '').join(' ')}`;
    if (longer.length > longestRow) break;
    line = longer;
  }
  return line;
}

function packed(lines: string[]): string[] {
  const texts: string[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    if (last === undefined || last.length + line.length > usualLength) texts.push(line);
    else texts[texts.length - 1] = `${last}\n${line}`;
  }
  return texts;
}
