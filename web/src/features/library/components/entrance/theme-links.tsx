import type { LibraryEntrance } from '@navor/contract';
import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { browsePath, useLibraryPath } from '../../library-paths.ts';

export function ThemeLinks({ themes }: { themes: LibraryEntrance['themes'] }) {
  const { t } = useTranslation('library');
  const path = useLibraryPath();
  return (
    <section aria-labelledby="library-themes" className="grid gap-3">
      <h2 id="library-themes" className="font-semibold text-lg">
        {t('entrance.themes')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {themes.map(({ id, title, summary, language, count }) => (
          <li key={id} className="grid min-w-0">
            <Card isInteractive className="gap-1 p-4">
              <CardTitle level={3} lang={language}>
                <Link to={browsePath(path, { theme: id })} prefetch="intent" className={stretchedLinkClasses}>
                  {title}
                </Link>
              </CardTitle>
              <p lang={language} className="text-muted text-sm">
                {summary}
              </p>
              <p className="tabular mt-auto pt-1 text-sm">{t('count', { count })}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
