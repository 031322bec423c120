import type { DataTable } from '@navor/contract';
import type { Row } from './sort-rows.ts';

/** The rows as RFC 4180 writes them. Numbers have a decimal point in every language: that is what programs read. */
export function csvOf(columns: DataTable['columns'], rows: readonly Row[]): string {
  const head = columns.map(headOf);
  const body = rows.map((row) => row.map(({ text, value }) => (value === null ? plainSpaces(text) : String(value))));
  return [head, ...body].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** The caption as file systems everywhere can take it; empty if nothing of it is left. */
export function fileNameOf(caption: string): string {
  return caption
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}

function headOf({ name, unit }: DataTable['columns'][number]): string {
  return unit ? `${name} (${unit})` : name;
}

/** Those that keep a line together are for the eye; programs would not find what is typed with plain ones. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
