import type { DataTable } from '@navor/contract';
import { readUnit } from '@navor/quantities';
import type { Code } from 'mdast';
import { isError } from '../../files/problem.ts';
import { collectProblems } from '../../formulas/collect-problems.ts';
import type { Report, Written } from '../../formulas/field-reader.ts';
import { formulaText } from '../formulas/formula-text.ts';
import { typeset } from '../formulas/typeset.ts';
import { markdownFault } from '../markdown-faults.ts';
import { parseInline } from '../parse-markdown.ts';
import type { HtmlOf, Rendering } from '../rendering.ts';
import { plainText } from '../text/plain-text.ts';
import { type CellPlace, readColumnCells } from './data-column.ts';
import { type ColumnBlock, readDataTableBlock } from './data-table-block.ts';
import { type Csv, csvFaultAt, readCsv } from './read-csv.ts';

/** The CSV source of a table, by its path in the folder of the text. */
type TableSource = (path: string) => string | undefined;

/** A body part of its own; none where the block or its file is faulty. */
export function renderDataTable(
  node: Code,
  rendering: Rendering,
  source: TableSource,
  htmlOf: HtmlOf,
): { kind: 'table'; table: DataTable }[] {
  const { problems, report } = collectProblems('table');
  const block = readDataTableBlock(node.value, rendering.lineOf(node, 1), report);
  const csv = block && readFile(block.src, source, report);
  const columns = block?.columns.flatMap((column) => {
    const name = readName(column, htmlOf, report);
    const cells = csv && readCells(column, csv, { path: block.src.text, language: rendering.options.language, report });
    return name && cells ? [{ key: column.key, ...name, unit: unitOf(column), ...cells }] : [];
  });
  rendering.add(problems);
  if (problems.some(isError) || !block || !csv || !columns || columns.length < block.columns.length) return [];
  const rows = csv.rows.map((_, row) => columns.flatMap(({ cells }) => cells[row] ?? []));
  const shown: DataTable = {
    id: rendering.anchors.of(node)?.id ?? '',
    caption: block.caption.text,
    columns: columns.map(({ cells, ...column }) => column),
    rows,
  };
  return [{ kind: 'table', table: shown }];
}

type ReadCsv = Extract<Csv, { kind: 'read' }>;

function readFile({ text: path, line }: Written, tableSource: TableSource, report: Report): ReadCsv | null {
  const source = /^tables\/[a-z0-9]+(?:-[a-z0-9]+)*\.csv$/.test(path) ? tableSource(path) : undefined;
  if (source === undefined) {
    report(line, 'missing-file', markdownFault('tableMissing', path));
    return null;
  }
  const csv = readCsv(source);
  if (csv.kind === 'read') return csv;
  for (const fault of csv.faults) report(line, 'table-data', csvFaultAt(`${path}:${fault.line}`, fault));
  return null;
}

function readCells(column: ColumnBlock, { keys, rows }: ReadCsv, place: CellPlace) {
  const index = keys.indexOf(column.key);
  if (index < 0) {
    place.report(column.line, 'table-column', markdownFault('tableColumnMissing', column.key, keys.join(', ')));
    return null;
  }
  const written = rows.map(({ line, cells }) => ({ line, text: cells[index] ?? '' }));
  return readColumnCells(column, written, place);
}

function unitOf({ unit }: ColumnBlock): string {
  return unit ? (readUnit(unit.text)?.text ?? unit.text) : '';
}

/** Words and formulas: what else Markdown has would not fit the button that sorts by a column. */
function readName({ key, name: { text, line } }: ColumnBlock, htmlOf: HtmlOf, report: Report) {
  const nodes = parseInline(text, { line: 1, column: 1, offset: 0 });
  const odd = nodes.some(({ type }) => type !== 'text' && type !== 'inlineMath');
  const plain = nodes
    .map((node) => (node.type === 'inlineMath' ? formulaText(node.value) : plainText(node)))
    .join('')
    // Where a long word may break (`&shy;`) is for the eye alone; search and spreadsheets would not find the word.
    .replaceAll('\u00ad', '')
    .trim();
  if (odd || plain === '') {
    report(line, 'table-block', markdownFault('tableName', key));
    return null;
  }
  for (const node of nodes) {
    if (node.type === 'text' && node.value.includes('$') && !text.includes('\\$')) {
      report(line, 'unbalanced-formula', markdownFault('tableNameDollar', key));
      return null;
    }
    const result = node.type === 'inlineMath' ? typeset(node.value, false) : null;
    if (result?.kind === 'faulty') {
      report(line, 'formula', result.fault);
      return null;
    }
    // Those in the name are not those in the text.
    delete node.position;
  }
  return { name: plain, name_html: htmlOf(nodes) };
}
