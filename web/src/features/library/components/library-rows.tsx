import type { LibraryCard } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { itemPath, useLibraryPath } from '../library-paths.ts';
import { KindIcon } from './kind-icon.tsx';

/** Items one under the other, by their titles; all of a row leads to its item. */
export function LibraryRows({ items }: { items: readonly LibraryCard[] }) {
  const { t } = useTranslation('library');
  const path = useLibraryPath();
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {items.map(({ id, kind, title, language, theme }) => (
        <li
          key={id}
          className="relative flex items-start gap-3 px-4 py-3 first:rounded-t-md last:rounded-b-md hover:bg-action-soft"
        >
          <KindIcon kind={kind} className="mt-0.5 size-4 shrink-0 text-action" />
          <div className="grid min-w-0 gap-0.5">
            <Link
              to={itemPath(path, id)}
              prefetch="intent"
              lang={language}
              className="rounded-sm font-medium text-sm after:absolute after:inset-0"
            >
              {title}
            </Link>
            <p className="text-muted text-sm">
              {t(`kinds.${kind}`)} · {theme.title}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
