import type { LibraryCard as ItemOnCard } from '@navor/contract';
import { LibraryCard } from './library-card.tsx';

export function LibraryGrid({ items }: { items: readonly ItemOnCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.id} className="grid min-w-0">
          <LibraryCard item={item} />
        </li>
      ))}
    </ul>
  );
}
