import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

type SessionTimeProps = {
  startsAt: Date;
  endsAt: Date;
  /** With the year, where it does not stand among others. */
  isFull?: boolean;
};

/** On the reader's clock; one that goes past midnight ends on the next day, which its time tells. */
export function SessionTime({ startsAt, endsAt, isFull = false }: SessionTimeProps) {
  const { t } = useTranslation('groups');
  const format = useFormatter();
  const day = isFull
    ? format.date(startsAt, 'full')
    : `${format.date(startsAt, 'weekday')}, ${format.date(startsAt, 'day')}`;
  return (
    <time dateTime={startsAt.toISOString()}>
      {t('when', { day, from: format.time(startsAt), to: format.time(endsAt) })}
    </time>
  );
}
