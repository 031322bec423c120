import type { CalendarEntry } from '@navor/contract';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { createFormatter, type Formatter } from '#platform/format.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { entryAddress } from '../../calendar-paths.ts';
import { calendarAddress } from '../../calendar-query.ts';
import { addDays, type Day } from '../../time/day.ts';
import { keyOf } from '../../time/placement.ts';
import { kindLook } from '../entry/kind-look.ts';
import { hoursText } from '../entry/use-entry-texts.ts';
import type { Upcoming } from './load-upcoming.ts';

const mostShown = 5;

/** What the calendar has for the next days, with the way to it; nothing for whom it has nothing. */
export function UpcomingEntries({ today, timeZone, entries }: Upcoming) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguageContext();
  const format = createFormatter({ language, timeZone });
  if (entries.length === 0) return null;
  const rest = entries.length - mostShown;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4 md:px-6">
        <CardTitle>{t('calendar.title')}</CardTitle>
        <TextLink to={calendarAddress({ view: 'week', date: today })} className="text-sm">
          {t('calendar.all')}
        </TextLink>
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {entries.slice(0, mostShown).map((entry) => (
          <UpcomingEntry key={keyOf(entry)} entry={entry} today={today} format={format} />
        ))}
      </ul>
      {rest > 0 && (
        <p className="border-line border-t px-4 py-2 text-sm md:px-6">
          <TextLink to={calendarAddress({ view: 'agenda', date: today })}>
            {t('calendar.more', { count: rest })}
          </TextLink>
        </p>
      )}
    </Card>
  );
}

type UpcomingEntryProps = { entry: CalendarEntry; today: Day; format: Formatter };

function UpcomingEntry({ entry, today, format }: UpcomingEntryProps) {
  const { t } = useTranslation('dashboard');
  const { icon: Icon, surface } = kindLook[entry.kind];
  const day = entry.first_day < today ? today : entry.first_day;
  const hours = entry.is_all_day ? t('calendar.allDay') : hoursText(entry, format);
  return (
    <li>
      <Link
        to={entryAddress(entry, { view: 'week', date: day, hidden: [] })}
        className="flex min-h-11 items-center gap-3 px-4 py-2.5 hover:bg-action-soft md:px-6"
      >
        <span
          aria-hidden
          className={clsx('grid size-8 shrink-0 place-items-center rounded-sm border-l-[3px]', surface)}
        >
          <Icon className="size-4" />
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span className="truncate font-medium text-sm">{entry.title}</span>
          <span className="tabular text-muted text-xs first-letter:uppercase">
            {dayText(day)}, {hours}
          </span>
        </span>
      </Link>
    </li>
  );

  function dayText(shown: Day): string {
    if (shown === today) return t('calendar.today');
    if (shown === addDays(today, 1)) return t('calendar.tomorrow');
    return `${format.date(shown, 'weekday')}, ${format.date(shown, 'day')}`;
  }
}
