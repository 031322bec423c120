import type { LibraryCard } from '@navor/contract';
import type { ReactNode } from 'react';
import { LibraryRows } from '../library-rows.tsx';

type ItemListProps = {
  id: string;
  title: string;
  items: readonly LibraryCard[];
  /** Where nothing is in it: how something gets there. Without it an empty list is left out. */
  empty?: string;
  /** Beside the title. */
  more?: ReactNode;
};

/** One of the lists of the entrance. */
export function ItemList({ id, title, items, empty, more }: ItemListProps) {
  if (items.length === 0 && !empty) return null;
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        {items.length > 0 && more}
      </div>
      {items.length > 0 ? (
        <LibraryRows items={items} />
      ) : (
        <p className="rounded-md border border-line border-dashed px-4 py-3 text-muted text-sm">{empty}</p>
      )}
    </section>
  );
}
