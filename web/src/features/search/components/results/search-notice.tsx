import type { SearchResults } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { type SearchQuery, searchAddress } from '../../search-paths.ts';
import { quoteReplaced } from './quote-replaced.ts';

type SearchNoticeProps = { query: SearchQuery; area: string; found: SearchResults };

/** Says so where something else was looked for than what was typed, and offers what may have been meant. */
export function SearchNotice({ query, area, found }: SearchNoticeProps) {
  const { t } = useTranslation('search');
  const { total, corrected, offered } = found;
  return (
    <>
      {corrected && total > 0 && (
        <p className="flex flex-wrap gap-x-3">
          {t('corrected', { q: corrected })}
          <TextLink to={searchAddress(area, { q: quoteReplaced(query.q, corrected) })}>
            {t('asTyped', { q: query.q })}
          </TextLink>
        </p>
      )}
      {offered && (
        <p>
          <TextLink to={searchAddress(area, { q: offered })}>{t('offered', { q: offered })}</TextLink>
        </p>
      )}
      {total > 0 && <Looseness found={found} />}
    </>
  );
}

function Looseness({ found: { is_loose, left_out } }: { found: SearchResults }) {
  const { t, i18n } = useTranslation('search');
  if (!is_loose) return null;
  const words = left_out.map((word) => t('quoted', { word }));
  return (
    <p className="text-muted text-sm">
      {words.length > 0 ? t('leftOut', { words: new Intl.ListFormat(i18n.language).format(words) }) : t('loose')}
    </p>
  );
}
