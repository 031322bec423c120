import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Gauge, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { useFocusOnArrival } from '#screen/use-focus-on-arrival.ts';
import { browsePath, useLibraryPath } from '../../library-paths.ts';
import { KindIcon } from '../kind-icon.tsx';
import { BookmarkButton } from './bookmark-button.tsx';
import type { ItemData } from './item-data.ts';

const labelClasses =
  'inline-flex min-h-11 items-center gap-1.5 rounded-sm text-muted text-sm underline-offset-4 hover:text-ink hover:underline md:min-h-8 [&>svg]:size-4 [&>svg]:shrink-0';

export function ItemHeader({ item }: { item: ItemData }) {
  const { t } = useTranslation(['library', 'courses']);
  const path = useLibraryPath();
  const title = useFocusOnArrival();
  const { kind, level, tags, theme, language } = item;
  return (
    <header className="library-head grid gap-3">
      <Breadcrumb
        steps={[
          { label: t('title'), href: path },
          { label: theme.title, href: browsePath(path, { theme: theme.id }) },
        ]}
        current={item.title}
      />
      <h1
        ref={title}
        tabIndex={-1}
        lang={language}
        className="font-semibold text-3xl tracking-tight outline-none md:text-4xl"
      >
        {item.title}
      </h1>
      <p lang={language} className="max-w-reading text-lg text-muted leading-relaxed">
        {item.summary}
      </p>
      <FallbackNote language={language} />
      <div className="library-labels flex flex-wrap items-center gap-x-5">
        <Link to={browsePath(path, { kind })} className={labelClasses}>
          <KindIcon kind={kind} className="text-action" />
          {t(`kinds.${kind}`)}
        </Link>
        <Link to={browsePath(path, { level })} className={labelClasses}>
          <Gauge aria-hidden />
          {t(`courses:levels.${level}`)}
        </Link>
        {tags.length > 0 && (
          <ul aria-label={t('item.tags')} className="contents">
            {tags.map((tag) => (
              <li key={tag.id}>
                <Link to={browsePath(path, { tag: tag.id })} className={labelClasses}>
                  <span aria-hidden>#</span>
                  {tag.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="library-actions flex flex-wrap gap-2">
        <BookmarkButton item={item} />
        <Button variant="secondary" size="sm" className="noscript:hidden" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('item.print')}
        </Button>
      </div>
    </header>
  );
}
