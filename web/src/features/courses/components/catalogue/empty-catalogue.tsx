import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type EmptyCatalogueProps = { allPath: string; hasFilters: boolean; onClear: () => void };

/** Nothing fits the filters; without any, there is nothing at all yet. */
export function EmptyCatalogue({ allPath, hasFilters, onClear }: EmptyCatalogueProps) {
  const { t } = useTranslation(['courses', 'filter-form']);
  const kind = hasFilters ? 'empty' : 'nothingYet';
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
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
