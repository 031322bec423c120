import type { DataTable as Table } from '@navor/contract';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { ColumnHead } from './column-head.tsx';
import { filterRows, searchTexts } from './filter-rows.ts';
import { type Row, type Sorting, sortRows } from './sort-rows.ts';
import { freeColumnWidths, keepColumnWidths } from './steady-columns.ts';
import { TableRow } from './table-row.tsx';
import { TableTools } from './table-tools.tsx';
import { useCsv } from './use-csv.ts';

const manyColumns = 9;

type DataTableProps = {
  table: Table;
  /** Of the text that the table is in. */
  language: string;
};

/** A table to look things up in. Without scripts it is a plain one, in the order of its author. */
export function DataTable({ table, language }: DataTableProps) {
  const { t, i18n } = useTranslation('library');
  const { id, caption, columns, rows } = table;
  const isReady = useHasScripts();
  const [typed, setTyped] = useState('');
  const [sorting, setSorting] = useState<Sorting>(null);
  // Typing goes on while a long table is still being searched.
  const sought = useDeferredValue(typed);
  const texts = useMemo(() => searchTexts(rows), [rows]);
  const keys = useMemo(() => new Map(rows.map((row, index) => [row, index])), [rows]);
  const sorted = useMemo(() => sortRows(rows, sorting, language), [rows, sorting, language]);
  const shown = useMemo(() => filterRows(sorted, texts, sought), [sorted, texts, sought]);
  const leastWidths = useMemo(() => columns.map((_, index) => leastWidth(rows, index)), [columns, rows]);
  const csv = useCsv(table, shown);
  const drawn = useRef<HTMLTableElement>(null);
  function filter(next: string) {
    if (!typed) keepColumnWidths(drawn.current);
    if (!next) freeColumnWidths(drawn.current);
    setTyped(next);
  }
  return (
    <div id={id} className="data-table grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* Said by the table itself. */}
      <p aria-hidden className="font-semibold text-base">
        {caption}
      </p>
      <TableTools
        caption={caption}
        typed={typed}
        onType={filter}
        shown={shown.length}
        total={rows.length}
        isReady={isReady}
        csv={csv}
      />
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        data-columns={columns.length}
        data-dense={columns.length >= manyColumns || undefined}
        className="data-table-box relative max-h-[min(40rem,80dvh)] overflow-auto rounded-md border border-line"
      >
        <table ref={drawn}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <ColumnHead
                  key={column.key}
                  column={column}
                  index={index}
                  leastWidth={leastWidths[index] ?? 0}
                  sorting={sorting}
                  isReady={isReady}
                  onSort={setSorting}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TableRow key={keys.get(row)} row={row} columns={columns} />
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={columns.length} lang={i18n.language} className="text-center text-muted">
                  {t('table.none')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** The longest text of a column in one line, or a few words of it. */
function leastWidth(rows: readonly Row[], column: number): number {
  return Math.min(14, Math.max(...rows.map((row) => row[column]?.text.length ?? 0)));
}
