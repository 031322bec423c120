import { useTranslation } from 'react-i18next';
import type { SideBySideRow } from './side-by-side.ts';

/** As many as are taken in at once; the others follow when these are done. */
const most = 12;

export const partId = (at: number) => `part-${at + 1}`;

/** Leads to the parts that something is to be done about in one language. */
export function UnfinishedParts({ rows, place }: { rows: readonly SideBySideRow[]; place: number }) {
  const { t } = useTranslation('cms-translations');
  const unfinished = rows.flatMap(({ cells }, at) => {
    const cell = cells[place];
    return cell && cell.state !== 'current' ? [at] : [];
  });
  if (unfinished.length === 0) return null;
  return (
    <nav aria-label={t('unfinished')} className="flex flex-wrap items-center gap-2 text-sm">
      <span aria-hidden className="text-muted">
        {t('unfinished')}
      </span>
      {unfinished.slice(0, most).map((at) => (
        <a
          key={at}
          href={`#${partId(at)}`}
          aria-label={t('part', { number: at + 1 })}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border border-line-strong bg-surface px-2 text-action tabular-nums md:min-h-8 md:min-w-8"
        >
          {at + 1}
        </a>
      ))}
      {unfinished.length > most && <span className="text-muted">{t('more', { count: unfinished.length - most })}</span>}
    </nav>
  );
}
