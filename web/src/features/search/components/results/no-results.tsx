import type { SearchResults } from '@navor/contract';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type SearchQuery, searchAddress } from '../../search-paths.ts';
import { SuggestedItems } from './suggested-items.tsx';

type NoResultsProps = { query: SearchQuery; area: string; found: SearchResults };

/** Nothing of this kind, or nothing at all; either way there is something to go on with. */
export function NoResults({ query, area, found }: NoResultsProps) {
  const { t } = useTranslation('search');
  const elsewhere = found.kinds.reduce((sum, { count }) => sum + count, 0);
  if (query.kind && elsewhere > 0) {
    return (
      <EmptyState
        title={t('none.ofKind', { kind: t(`kinds.${query.kind}`), q: query.q })}
        text={t('none.elsewhere', { count: elsewhere })}
        action={
          <Button asChild>
            <Link to={searchAddress(area, { q: query.q })}>{t('none.showAll')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <div className="grid gap-8">
      <EmptyState
        illustration={<Vijak pose="thinking" className="w-48 max-w-full" />}
        title={t('none.title', { q: query.q })}
        text={t('none.text')}
        action={
          <Button asChild variant="secondary">
            <Link to={`${area}courses`}>{t('none.courses')}</Link>
          </Button>
        }
      />
      <SuggestedItems title={t('none.instead')} items={found.instead} area={area} />
    </div>
  );
}
