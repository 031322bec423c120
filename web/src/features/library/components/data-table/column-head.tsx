import type { DataTable } from '@navor/contract';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { TypesetHtml } from '#platform/reading/live-formula/typeset-html.tsx';
import { nextSorting, type Sorting } from './sort-rows.ts';

type ColumnHeadProps = {
  column: DataTable['columns'][number];
  index: number;
  sorting: Sorting;
  isReady: boolean;
  onSort: (sorting: Sorting) => void;
};

/** The head of a column is the button that sorts by it; without scripts just its name. */
export function ColumnHead({ column, index, sorting, isReady, onSort }: ColumnHeadProps) {
  const direction = sorting?.column === index ? sorting.direction : undefined;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  const isNumber = column.kind === 'number';
  return (
    <th
      scope="col"
      aria-sort={direction ?? (isReady ? 'none' : undefined)}
      className={clsx(
        'sticky top-0 z-10 border-line border-b bg-sunken p-0 align-bottom font-semibold first:left-0 first:z-20',
        isNumber && 'text-right',
      )}
    >
      <button
        type="button"
        disabled={!isReady}
        onClick={() => onSort(nextSorting(sorting, index))}
        className={clsx(
          'flex min-h-11 w-full items-end gap-1.5 px-3 py-2 -outline-offset-2 hover:bg-action-soft noscript:hover:bg-transparent',
          isNumber && 'flex-row-reverse',
        )}
      >
        <span className={clsx('grid min-w-0', isNumber && 'text-right')}>
          <TypesetHtml html={column.name_html} />
          {column.unit && <span className="whitespace-nowrap font-normal text-muted text-xs">{column.unit}</span>}
        </span>
        <Icon
          aria-hidden
          className={clsx('mb-0.5 size-3.5 shrink-0 noscript:hidden', direction ? 'text-action' : 'text-muted')}
        />
      </button>
    </th>
  );
}
