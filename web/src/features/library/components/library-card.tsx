import type { LibraryCard as ItemOnCard } from '@navor/contract';
import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { itemPath, useLibraryPath } from '../library-paths.ts';
import { KindIcon } from './kind-icon.tsx';

/** An item in a list. A screen that shows it names `library` and `courses` among its texts. */
export function LibraryCard({ item }: { item: ItemOnCard }) {
  const { t } = useTranslation(['library', 'courses']);
  const path = useLibraryPath();
  const { kind, language, theme, level, tags } = item;
  return (
    <Card isInteractive className="gap-3 p-5">
      <p className="flex items-center gap-2 text-muted text-sm">
        <KindIcon kind={kind} className="size-4 shrink-0 text-action" />
        <span className="min-w-0 grow">{t(`kinds.${kind}`)}</span>
        {item.is_bookmarked && (
          <>
            <Bookmark aria-hidden className="size-4 shrink-0 fill-current text-action" />
            <span className="sr-only">{t('bookmarked')}</span>
          </>
        )}
      </p>
      <div lang={language} className="grid gap-1">
        <CardTitle level={3}>
          <Link to={itemPath(path, item.id)} prefetch="intent" className={stretchedLinkClasses}>
            {item.title}
          </Link>
        </CardTitle>
        <p className="text-muted text-sm">{item.summary}</p>
      </div>
      <FallbackNote language={language} />
      <div className="mt-auto grid gap-1 text-sm">
        <p>
          {theme.title} <span className="text-muted">· {t(`courses:levels.${level}`)}</span>
        </p>
        {tags.length > 0 && (
          <ul aria-label={t('item.tags')} className="flex flex-wrap gap-x-3 text-muted">
            {tags.map((tag) => (
              <li key={tag.id}>{tag.title}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
