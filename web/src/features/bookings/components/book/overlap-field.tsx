import type { BookingQuote } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { Choice } from '../choice.tsx';

/** Who would be in two places is told where, and has to mean it. */
export function OverlapField({ overlaps }: Pick<BookingQuote, 'overlaps'>) {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  return (
    <Alert tone="warn" title={t('book.overlapTitle')}>
      <ul className="mb-3 list-disc ps-5">
        {overlaps.map(({ title, starts_at, ends_at }) => (
          <li key={`${title}-${starts_at.getTime()}`}>
            {t('book.overlapItem', { title, start: format.time(starts_at), end: format.time(ends_at) })}
          </li>
        ))}
      </ul>
      <Choice id="accepts-overlap" type="checkbox" name="accepts_overlap" label={t('book.acceptOverlap')} />
    </Alert>
  );
}
