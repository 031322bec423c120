import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLibraryPath } from '../../library-paths.ts';
import { countFilters, type Filters, isBookmarkList } from './filters.ts';

type EmptyListProps = { filters: Filters; allPath: string; onClear: () => void };

/** Nothing fits the filters; without any, there is nothing at all yet. Somebody without bookmarks is told how to make one. */
export function EmptyList({ filters, allPath, onClear }: EmptyListProps) {
  const { t } = useTranslation('library');
  const libraryPath = useLibraryPath();
  const count = countFilters(filters);
  const kind = count === 0 ? 'nothing' : isBookmarkList(filters) ? 'noBookmarks' : 'empty';
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
      title={t(`browse.${kind}Title`)}
      text={t(`browse.${kind}Text`)}
      level={3}
      action={
        <Button asChild variant="secondary">
          {count > 0 ? (
            <Link to={allPath} preventScrollReset onClick={onClear}>
              {t('entrance.all')}
            </Link>
          ) : (
            <Link to={libraryPath}>{t('title')}</Link>
          )}
        </Button>
      }
    />
  );
}
