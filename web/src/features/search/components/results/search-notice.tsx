import type { SearchResults } from '@navor/contract';
import { useTranslation } from 'react-i18next';

/** Says so where something else was looked for than what was typed. */
export function SearchNotice({ found: { total, corrected, is_loose } }: { found: SearchResults }) {
  const { t } = useTranslation('search');
  if (total === 0) return null;
  return (
    <>
      {corrected && <p>{t('corrected', { q: corrected })}</p>}
      {is_loose && <p className="text-muted text-sm">{t('loose')}</p>}
    </>
  );
}
