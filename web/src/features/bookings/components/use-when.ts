import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** A time of meeting on the reader's clock: the day with its name, from when to when. */
export function useWhen(): (slot: { starts_at: Date; ends_at: Date }) => string {
  const { t } = useTranslation('bookings');
  const format = useFormatter();
  return ({ starts_at, ends_at }) =>
    t('when', { date: format.date(starts_at, 'full'), start: format.time(starts_at), end: format.time(ends_at) });
}
