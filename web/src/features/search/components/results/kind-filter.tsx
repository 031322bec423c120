import type { SearchResults } from '@navor/contract';
import type { SearchKind } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type SearchQuery, searchAddress } from '../../search-paths.ts';

type KindFilterProps = { query: SearchQuery; area: string; kinds: SearchResults['kinds'] };

/** Links, so that what is chosen stands in the address; with one kind alone there is nothing to choose. */
export function KindFilter({ query, area, kinds }: KindFilterProps) {
  const { t } = useTranslation('search');
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const shown = kinds.some(({ kind }) => kind === query.kind) || !query.kind ? kinds : withChosen(kinds, query.kind);
  if (shown.length < 2) return null;
  return (
    <nav aria-label={t('filter.label')}>
      <ul className="flex flex-wrap gap-2">
        <Choice to={searchAddress(area, { q: query.q })} isChosen={!query.kind} label={t('filter.all')} count={total} />
        {shown.map(({ kind, count }) => (
          <Choice
            key={kind}
            to={searchAddress(area, { ...query, kind })}
            isChosen={kind === query.kind}
            label={t(`kinds.${kind}`)}
            count={count}
          />
        ))}
      </ul>
    </nav>
  );
}

function withChosen(kinds: SearchResults['kinds'], kind: SearchKind): SearchResults['kinds'] {
  return [...kinds, { kind, count: 0 }];
}

type ChoiceProps = { to: string; isChosen: boolean; label: string; count: number };

function Choice({ to, isChosen, label, count }: ChoiceProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isChosen ? 'true' : undefined}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-sm transition-colors hover:border-action aria-[current]:border-action aria-[current]:bg-action-soft aria-[current]:text-action md:min-h-9"
      >
        {label}
        <span className="tabular text-muted">{count}</span>
      </Link>
    </li>
  );
}
