import type { UploadChange } from '@navor/contract';
import { inProblem } from '../markdown/markdown-faults.ts';
import { csvFaultAt, readCsv } from '../markdown/tables/read-csv.ts';
import { decodeText } from './decode-text.ts';
import { refusal, type UploadedFile, type UploadRefusal } from './upload.ts';

/** Makes a table of what spreadsheets write: with commas, one kind of line ends, and nothing before its first key. */
export function prepareTable(bytes: Buffer): { kind: 'ready'; file: UploadedFile } | UploadRefusal {
  const { text, isForeign } = decodeText(bytes);
  const changes: UploadChange[] = isForeign ? ['decoded'] : [];
  const lines = `${text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd()}\n`;
  // Where a comma is the decimal sign, spreadsheets put semicolons between cells.
  const isBySemicolons = /^[^,\n]*;[^,\n]*\n/.test(lines);
  const source = isBySemicolons ? withCommas(lines) : lines;
  if (source !== text && !isForeign) changes.push('converted');
  const table = readCsv(source);
  if (table.kind === 'faulty') {
    const told = table.faults.map((fault) => inProblem(csvFaultAt(String(fault.line), fault)));
    const details = told.map(({ message }) => message);
    return { ...refusal('faulty_table', details), faults: told.map(({ fault }) => fault) };
  }
  const content = { kind: 'bytes', bytes: Buffer.from(source) } as const;
  return { kind: 'ready', file: { is: 'table', format: 'csv', changes, content } };
}

function withCommas(lines: string): string {
  return lines
    .split('\n')
    .map((line) =>
      line.replace(/("(?:[^"]|"")*")|;|([^;"]+)/g, (_, quoted?: string, plain?: string) => {
        if (quoted !== undefined) return quoted;
        if (plain === undefined) return ',';
        return plain.includes(',') ? `"${plain}"` : plain;
      }),
    )
    .join('\n');
}
