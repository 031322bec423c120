import type { DataTable } from '@navor/contract';
import { decimalSign } from '@navor/quantities';
import type { Row } from './sort-rows.ts';
import { cellsOf } from './table-text.ts';

/**
 * The rows as spreadsheets read them in a language: where the comma is the decimal sign, semicolons stand between cells.
 * Otherwise as RFC 4180 has it.
 */
export function csvOf(columns: DataTable['columns'], rows: readonly Row[], language: string): string {
  const separator = decimalSign(language) === ',' ? ';' : ',';
  const { head, body } = cellsOf(columns, rows, language);
  const lines = [
    head.map(protectedText),
    ...body.map((row) => row.map(({ text, isNumber }) => (isNumber ? text : protectedText(text)))),
  ];
  return lines.map((cells) => `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`).join('');
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

const month = '(?:jan|feb|mar|apr|maj|may|mai|jun|jul|avg|aug|sep|okt|oct|nov|dec|dez)\\p{L}*\\.?';

/**
 * `1-2`, `8.8` and `1 1/2`, `10:1`, `6 A`, `1E5`, `007`, `MAR 3`: dates, times and other numbers to a spreadsheet. Where
 * full stops stand between thousands, `255.255.255.128` is one number.
 */
const lookAlikes = [
  /^\d+(?:[-/.]\d+)+\.?$/,
  /^\d+ \d+\/\d+$/,
  /^\d+:\d+/,
  /^\d{1,2} ?[ap]m?$/i,
  /^\d+(?:[.,]\d+)?e[+-]?\d+$/i,
  /^0\d+$/,
  new RegExp(`^(?:\\d+[-. ]*${month}|${month}[-. ]*\\d+)$`, 'iu'),
];

/**
 * A text that a spreadsheet would take for a formula, a date or a number has a tab before it: that keeps it a text there,
 * and to everything else it is white space. An apostrophe would be shown, and `="…"` is read by one program only.
 */
function protectedText(text: string): string {
  return /^[=+\-@]/.test(text) || lookAlikes.some((pattern) => pattern.test(text)) ? `\t${text}` : text;
}

function quoted(cell: string, separator: string): string {
  const isPlain = !cell.includes(separator) && !/["\r\n]|^\s|\s$/.test(cell);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
