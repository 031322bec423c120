import type { DataTable } from '@navor/contract';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { TypesetHtml } from '#screen/reading/live-formula/typeset-html.tsx';
import { nextSorting, type Sorting } from './sort-rows.ts';

type ColumnHeadProps = {
  column: DataTable['columns'][number];
  index: number;
  /** In letters: what its texts are not squeezed below, where a table scrolls sideways anyway. */
  leastWidth: number;
  sorting: Sorting;
  isReady: boolean;
  onSort: (sorting: Sorting) => void;
};

/** The head of a column is the button that sorts by it; without scripts just its name. */
export function ColumnHead({ column, index, leastWidth, sorting, isReady, onSort }: ColumnHeadProps) {
  const direction = sorting?.column === index ? sorting.direction : undefined;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  const { name_html, unit } = column;
  const isNumber = column.kind === 'number';
  return (
    <th
      scope="col"
      aria-sort={direction ?? (isReady ? 'none' : undefined)}
      className={clsx(
        'sticky top-0 z-10 border-line border-b bg-sunken p-0 align-bottom font-semibold first:left-0 first:z-20',
        isNumber && 'number',
      )}
    >
      <button
        type="button"
        disabled={!isReady}
        onClick={() => onSort(nextSorting(sorting, index))}
        // The mark stands beside the unit where there is one: many columns have no width to give away.
        className={clsx(
          'flex min-h-11 w-full px-(--cell-inset) py-2 -outline-offset-2 hover:bg-action-soft noscript:hover:bg-transparent',
          unit ? 'flex-col justify-end' : 'items-end gap-1.5',
          isNumber ? 'text-right' : 'text-left',
          isNumber && (unit ? 'items-end' : 'flex-row-reverse'),
        )}
      >
        <span className="min-w-0">
          <TypesetHtml html={name_html} />
        </span>
        <span className={clsx('flex items-center gap-1', isNumber && 'flex-row-reverse')}>
          {unit && <span className="whitespace-nowrap font-normal text-muted text-xs">{unit}</span>}
          <Icon
            aria-hidden
            className={clsx('my-0.5 size-3.5 shrink-0 noscript:hidden', direction ? 'text-action' : 'text-muted')}
          />
        </span>
      </button>
      {/* Holds the column open; paper does not scroll. */}
      <span
        aria-hidden
        className="block print:hidden"
        style={{ width: `calc(${leastWidth}ch + 2 * var(--cell-inset))` }}
      />
    </th>
  );
}
