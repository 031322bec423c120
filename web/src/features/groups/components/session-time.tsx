import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

type SessionTimeProps = { startsAt: Date; endsAt: Date };

/** On the reader's clock; one that goes past midnight ends on the next day, which its time tells. */
export function SessionTime({ startsAt, endsAt }: SessionTimeProps) {
  const { t } = useTranslation('groups');
  const format = useFormatter();
  return (
    <time dateTime={startsAt.toISOString()}>
      {t('when', { day: format.date(startsAt, 'full'), from: format.time(startsAt), to: format.time(endsAt) })}
    </time>
  );
}
