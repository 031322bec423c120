import type { DataTable } from '@navor/contract';

export type Row = DataTable['rows'][number];
export type SortDirection = 'ascending' | 'descending';
/** Which column a table is sorted by; null is the order of its author. */
export type Sorting = { column: number; direction: SortDirection } | null;

/** Rising, falling, and back to the order of the author. */
export function nextSorting(sorting: Sorting, column: number): Sorting {
  if (sorting?.column !== column) return { column, direction: 'ascending' };
  return sorting.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** Numbers by value, texts as the language sorts them; empty cells come last either way. */
export function sortRows(rows: readonly Row[], sorting: Sorting, language: string): readonly Row[] {
  if (!sorting) return rows;
  const { column, direction } = sorting;
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [left, right] = [one[column], other[column]];
    if (!left?.text || !right?.text) return Number(!left?.text) - Number(!right?.text);
    const order =
      left.value !== null && right.value !== null ? left.value - right.value : collator.compare(left.text, right.text);
    return sign * order;
  });
}
