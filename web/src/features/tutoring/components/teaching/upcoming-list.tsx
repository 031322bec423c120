import type { Teaching } from '@navor/contract';
import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { TitledSection } from '#screen/titled-section.tsx';

const bookingsPath = '/dashboard/bookings';

/** Who comes next. */
export function UpcomingList({ upcoming }: Pick<Teaching, 'upcoming'>) {
  const { t } = useTranslation('teaching');
  const format = useFormatter();
  return (
    <TitledSection
      title={t('upcoming.title')}
      aside={
        <TextLink to={bookingsPath} className="py-1 text-sm">
          {t('upcoming.all')}
        </TextLink>
      }
    >
      {upcoming.length === 0 ? (
        <p className="text-muted text-sm">{t('upcoming.none')}</p>
      ) : (
        <ul className="grid gap-3">
          {upcoming.map(({ id, starts_at, minutes, learner_name, topic }) => (
            <li key={id}>
              <Card isInteractive className="gap-1 p-4">
                <CardTitle level={3}>
                  <Link to={`${bookingsPath}/${id}`} className={stretchedLinkClasses}>
                    {format.dateTime(starts_at, 'full')}
                  </Link>
                </CardTitle>
                <p className="text-sm">{t('upcoming.item', { name: learner_name, time: format.duration(minutes) })}</p>
                <p className="wrap-anywhere text-muted text-sm">{topic || t('upcoming.noTopic')}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
