import type { DataTable } from '@navor/contract';
import type { Row } from './sort-rows.ts';
import { cellsOf } from './table-text.ts';

/** A table in the two forms that programs paste as columns. */
export function clipboardTableOf(columns: DataTable['columns'], rows: readonly Row[], language: string) {
  const { head, body } = cellsOf(columns, rows, language);
  const lines = [head, ...body.map((row) => row.map(({ text }) => text))];
  const headHtml = head.map((name) => `<th>${escaped(name)}</th>`).join('');
  const bodyHtml = body.map(
    (row) =>
      `<tr>${row.map(({ text, isNumber }) => `<td${isNumber ? '' : keptAsText}>${escaped(text)}</td>`).join('')}</tr>`,
  );
  return {
    text: lines.map((cells) => `${cells.map(inOneLine).join('\t')}\r\n`).join(''),
    html: `<table><thead><tr>${headHtml}</tr></thead><tbody>${bodyHtml.join('')}</tbody></table>`,
  };
}

/** Tells Excel that `1-2` is no date; others pay no heed to it. */
const keptAsText = ` style="mso-number-format:'\\@'"`;

function inOneLine(cell: string): string {
  return cell.replace(/[\t\r\n]+/g, ' ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
