import type { DataTable } from '@navor/contract';
import { decimalSign, raiseDigits } from '@navor/quantities';
import type { Report } from '../../formulas/field-reader.ts';
import { markdownFault } from '../markdown-faults.ts';
import { joinUnits } from '../text/typography.ts';
import type { ColumnBlock } from './data-table-block.ts';

type Cell = DataTable['rows'][number][number];
/** A cell of the file, with its line there. */
type WrittenCell = { text: string; line: number };
export type CellPlace = { path: string; language: string; report: Report };

export type ColumnCells = { kind: 'text' | 'number'; cells: Cell[] };

/** The cells of a column as they are shown; null, and reports, where `values` does not fit them. */
export function readColumnCells(
  column: ColumnBlock,
  written: readonly WrittenCell[],
  place: CellPlace,
): ColumnCells | null {
  const { key, line, values, isText } = column;
  const filled = written.filter(({ text }) => text !== '');
  const isNumbers = !isText && filled.length > 0 && filled.every(({ text }) => numberIn(text));
  if (!isNumbers) {
    if (!isText && !values) warnOfOddCell(column, filled, place);
    return readTexts(column, written, place);
  }
  if (values) {
    place.report(line, 'table-values', markdownFault('tableNumbersNamed', key));
    return null;
  }
  const cells = written.map(({ text }) => {
    const number = numberIn(text);
    return number ? { text: numberText(number, place.language), value: number.value } : { text: '', value: null };
  });
  return { kind: 'number', cells };
}

function readTexts(
  { key, values }: ColumnBlock,
  written: readonly WrittenCell[],
  { path, report }: CellPlace,
): ColumnCells | null {
  const words = new Map(values?.map(({ from, to }) => [from.text, to]));
  const unnamed = values ? written.filter(({ text }) => text !== '' && !words.has(text)) : [];
  const [first] = unnamed;
  if (first) {
    const line = values?.[0]?.from.line ?? 1;
    const names = [...new Set(unnamed.map(({ text }) => `"${text}"`))].slice(0, 10).join(', ');
    report(line, 'table-values', markdownFault('tableValuesUnnamed', key, `${names} (${path}:${first.line})`));
  }
  const strange = values?.filter(({ from }) => !written.some(({ text }) => text === from.text)) ?? [];
  for (const { from } of strange) {
    report(from.line, 'table-values', markdownFault('tableValueStrange', key, from.text));
  }
  if (first || strange.length > 0) return null;
  return { kind: 'text', cells: written.map(({ text }) => ({ text: unbroken(words.get(text) ?? text), value: null })) };
}

/**
 * Numbers stay with their units, and with what they are multiplied by: M8 × 1 is one name. In the small type of tables a
 * thin space before a unit could hardly be seen.
 */
function unbroken(text: string): string {
  return joinUnits(text)
    .replace(/(?<=\d)\u202f(?=\D)/g, '\u00a0')
    .replace(/(?<=[\p{L}\d²³]) × (?=\d)/gu, '\u00a0×\u00a0');
}

/** One slip would have a whole column of numbers sorted by their first digits. */
function warnOfOddCell({ key, line }: ColumnBlock, filled: readonly WrittenCell[], { path, report }: CellPlace): void {
  const odd = filled.filter(({ text }) => !numberIn(text));
  const [first] = odd;
  if (!first || odd.length > filled.length / 4) return;
  const fault = markdownFault('tableCellOdd', key, `"${first.text}" (${path}:${first.line})`);
  report(line, 'table-values', fault, 'warning');
}

type WrittenNumber = { value: number; sign: string; whole: string; decimals: string; exponent: string };

function numberIn(text: string): WrittenNumber | null {
  const [found, sign = '', whole = '', decimals = '', exponent = ''] =
    /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const value = Number(found);
  return found !== undefined && Number.isFinite(value) ? { value, sign, whole, decimals, exponent } : null;
}

/** With the decimals of the file, which say how exact it is; groups and signs are those of all other numbers. */
function numberText({ sign, whole, decimals, exponent }: WrittenNumber, language: string): string {
  const groups = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole;
  const fraction = decimals === '' ? '' : `${decimalSign(language)}${decimals}`;
  const power = exponent === '' ? '' : `·10${raiseDigits(Number(exponent))}`;
  return `${sign.replace('-', '\u2212')}${groups}${fraction}${power}`;
}
