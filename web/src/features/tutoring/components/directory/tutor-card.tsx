import type { TutorCard as TutorOnCard } from '@navor/contract';
import { Avatar } from '@navor/ui/avatar.tsx';
import { Card, CardTitle, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { CalendarClock, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { tutorPath, useTutorsPath } from '../../tutor-paths.ts';
import { Rating } from '../rating.tsx';
import { SubjectList } from '../subject-list.tsx';

/** A tutor in the directory. A screen that shows it names `tutoring` among its texts. */
export function TutorCard({ tutor }: { tutor: TutorOnCard }) {
  const { t } = useTranslation('tutoring');
  const format = useFormatter();
  const path = useTutorsPath();
  const { id, name, avatar_url, headline, language, subjects, languages, cents_per_hour, rating, next_free_at } = tutor;
  return (
    <Card isInteractive className="gap-4 p-5">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={avatar_url} size="lg" />
        <div className="grid min-w-0 gap-1">
          <CardTitle level={3}>
            <Link to={tutorPath(path, id)} prefetch="intent" translate="no" className={stretchedLinkClasses}>
              {name}
            </Link>
          </CardTitle>
          <p className="text-sm">
            <Rating rating={rating} />
          </p>
        </div>
      </div>
      <p lang={language} className="wrap-anywhere">
        {headline}
      </p>
      <SubjectList label={t('subjects')} subjects={subjects} />
      <p className="flex items-start gap-2 text-muted text-sm">
        <Languages aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <span className="sr-only">{t('teachesIn')} </span>
          {languages.map((one) => t(`languages.${one}`)).join(', ')}
        </span>
      </p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-line border-t pt-4">
        <p className="flex items-start gap-2 text-sm">
          <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-action" />
          {next_free_at ? (
            <span className="grid">
              <span className="text-muted">{t('nextFree')}</span>
              <span className="tabular font-medium">{format.dateTime(next_free_at, 'day')}</span>
            </span>
          ) : (
            <span className="text-muted">{t('notFree')}</span>
          )}
        </p>
        <p className="tabular text-sm">
          <span className="font-semibold text-base">{format.price(cents_per_hour)}</span> {t('perHour')}
        </p>
      </div>
    </Card>
  );
}
