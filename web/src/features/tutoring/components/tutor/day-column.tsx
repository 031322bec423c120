import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { useBookingPath } from '../../tutor-paths.ts';

type DayColumnProps = {
  day: string;
  starts: readonly Date[];
  minutes: number;
  tutorId: string;
  /** Nobody books themselves. */
  isBookable: boolean;
};

/** The slots of one day: a column beside the others where there is room for seven, else a paragraph of the list. */
export function DayColumn({ day, starts, minutes, tutorId, isBookable }: DayColumnProps) {
  const { t } = useTranslation('tutoring');
  const format = useFormatter();
  const bookingPath = useBookingPath();
  const end = (start: Date) => format.time(start.getTime() + minutes * 60_000);
  return (
    <li className="grid min-w-0 content-start gap-2">
      <h3 className="flex flex-wrap gap-x-2 border-line border-b pb-2 text-sm @2xl:grid @2xl:text-center">
        <span className="text-muted capitalize">{format.date(day, 'weekday')}</span>
        <span className="font-medium">{format.date(day, 'day')}</span>
      </h3>
      {starts.length === 0 ? (
        <p className="text-muted text-sm @2xl:py-2 @2xl:text-center">
          <span className="@2xl:sr-only">{t('slots.noneThatDay')}</span>
          <span aria-hidden className="hidden @2xl:inline">
            –
          </span>
        </p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2 @2xl:grid-cols-1">
          {starts.map((start) => (
            <li key={start.getTime()}>
              {isBookable ? (
                <Link
                  to={bookingPath({ tutorId, startsAt: start, minutes })}
                  aria-label={t('slots.choose', { start: format.dateTime(start, 'full'), end: end(start) })}
                  className={`${slotClasses} border-line-strong bg-surface transition-colors hover:border-action hover:bg-action-soft hover:text-action`}
                >
                  {format.time(start)}
                </Link>
              ) : (
                <span className={`${slotClasses} border-line bg-sunken`}>{format.time(start)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const slotClasses = 'tabular flex h-11 items-center justify-center rounded-md border px-2 font-medium text-sm md:h-10';
