import type { CalendarEntry } from '@navor/contract';
import { MapPin, Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Day, daysBetween } from '../../time/day.ts';
import { useCalendar } from '../calendar-context.tsx';
import { EntryLink } from '../entry/entry-link.tsx';
import { kindLook } from '../entry/kind-look.ts';
import { placeText } from '../entry/place-text.ts';
import { hoursText } from '../entry/use-entry-texts.ts';

/** Of something over several days, the how many-th this is. */
export function AgendaEntry({ entry, day }: { entry: CalendarEntry; day: Day }) {
  const { t } = useTranslation('calendar');
  const { format } = useCalendar();
  const { icon: Icon } = kindLook[entry.kind];
  const days = daysBetween(entry.first_day, entry.last_day) + 1;
  const detail = [t(`kind.${entry.kind}`), ...(entry.is_tentative ? [t('tentative')] : [])].join(' · ');
  return (
    <li>
      <EntryLink
        entry={entry}
        isInGrid={false}
        className="grid min-h-11 grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] items-center gap-x-3 rounded-sm px-3 py-1.5 text-sm"
      >
        <span className="tabular text-sm">
          {entry.is_all_day ? t('allDay') : dayHours(entry, day)}
          {days > 1 && (
            <span className="block text-muted text-xs">
              {t('dayOf', { number: daysBetween(entry.first_day, day) + 1, count: days })}
            </span>
          )}
        </span>
        <span className="grid min-w-0">
          <span className="flex items-center gap-2 font-medium">
            <Icon aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{entry.title}</span>
            {entry.event?.occurrence && <Repeat aria-hidden className="size-3.5 shrink-0 text-muted" />}
          </span>
          <span className="flex flex-wrap gap-x-3 text-muted text-xs">
            {detail}
            {entry.location && (
              <span className="flex min-w-0 items-center gap-1 wrap-anywhere">
                <MapPin aria-hidden className="size-3 shrink-0" />
                {placeText(entry.location)}
              </span>
            )}
          </span>
        </span>
      </EntryLink>
    </li>
  );

  function dayHours(shown: CalendarEntry, on: Day): string {
    if (days === 1) return hoursText(shown, format);
    if (on === shown.first_day) return t('from', { time: format.time(shown.starts_at) });
    if (on === shown.last_day) return t('until', { time: format.time(shown.ends_at) });
    return t('allDay');
  }
}
