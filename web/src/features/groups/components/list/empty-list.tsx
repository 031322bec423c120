import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { addressOf, type Filters, hasFilters } from './filters.ts';

type EmptyListProps = { path: string; filters: Filters; onClear: () => void };

/** Nothing fits the filters, nothing is the reader's own yet, or there is nothing at all. */
export function EmptyList({ path, filters, onClear }: EmptyListProps) {
  const { t } = useTranslation(['groups', 'filter-form']);
  const isFiltered = hasFilters(filters);
  const kind = isFiltered ? 'empty' : filters.mine ? 'noneOwn' : 'nothingYet';
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
      title={t(`list.${kind}.title`)}
      text={t(`list.${kind}.text`)}
      level={3}
      action={
        <Button asChild variant="secondary">
          {kind === 'nothingYet' ? (
            <Link to={href('/quizzes')}>{t('list.toQuizzes')}</Link>
          ) : (
            <Link to={isFiltered ? addressOf(path, { mine: filters.mine }) : path} preventScrollReset onClick={onClear}>
              {t(isFiltered ? 'filter-form:clear' : 'list.all')}
            </Link>
          )}
        </Button>
      }
    />
  );
}
