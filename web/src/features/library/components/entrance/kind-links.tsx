import type { LibraryEntrance } from '@navor/contract';
import { Card, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { browsePath, useLibraryPath } from '../../library-paths.ts';
import { KindIcon } from '../kind-icon.tsx';

export function KindLinks({ kinds }: { kinds: LibraryEntrance['kinds'] }) {
  const { t } = useTranslation('library');
  const path = useLibraryPath();
  return (
    <section aria-labelledby="library-kinds" className="grid gap-3">
      <h2 id="library-kinds" className="font-semibold text-lg">
        {t('entrance.kinds')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {kinds.map(({ kind, count }) => (
          // One that would stand alone on a phone takes the whole row.
          <li key={kind} className="grid last:odd:col-span-2 sm:last:odd:col-span-1">
            <Card isInteractive className="gap-1 p-4">
              <KindIcon kind={kind} className="mb-1 size-5 text-action" />
              <Link
                to={browsePath(path, { kind })}
                prefetch="intent"
                className={`font-semibold text-sm ${stretchedLinkClasses}`}
              >
                {t(`kindsMany.${kind}`)}
              </Link>
              <p className="tabular text-muted text-sm">{t('count', { count })}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
