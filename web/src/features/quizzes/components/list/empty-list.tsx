import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type EmptyListProps = { allPath: string; hasFilters: boolean; onClear: () => void };

/** Nothing fits the filters; without any, there is nothing at all yet. */
export function EmptyList({ allPath, hasFilters, onClear }: EmptyListProps) {
  const { t } = useTranslation(['quizzes', 'filter-form']);
  const kind = hasFilters ? 'empty' : 'nothingYet';
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
      title={t(`list.${kind}.title`)}
      text={t(`list.${kind}.text`)}
      level={3}
      action={
        hasFilters && (
          <Button asChild variant="secondary">
            <Link to={allPath} preventScrollReset onClick={onClear}>
              {t('filter-form:clear')}
            </Link>
          </Button>
        )
      }
    />
  );
}
