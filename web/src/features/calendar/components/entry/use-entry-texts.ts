import type { CalendarEntry } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '#platform/format.ts';
import { isBanner } from '../../layout/lay-out-day.ts';
import { useCalendar } from '../calendar-context.tsx';
import { placeText } from './place-text.ts';

/** An entry in words. */
export function useEntryTexts() {
  const { t } = useTranslation('calendar');
  const { format } = useCalendar();
  const when = (entry: CalendarEntry) => whenText(entry, format, t('allDay'));
  return {
    when,
    /** What it is and when, for those who do not see where it stands. */
    label: (entry: CalendarEntry) =>
      [
        ...[entry.title, t(`kind.${entry.kind}`), when(entry)],
        ...(entry.location ? [placeText(entry.location)] : []),
        ...(entry.is_tentative ? [t('tentative')] : []),
        ...(entry.event?.occurrence ? [t('repeats')] : []),
      ].join(', '),
  };
}

/** With its day, and with both of them where it goes over midnight. */
function whenText(entry: CalendarEntry, format: Formatter, allDay: string): string {
  const { first_day, last_day, is_all_day, starts_at, ends_at } = entry;
  const isOneDay = first_day === last_day;
  if (is_all_day) {
    const days = isOneDay ? format.date(first_day, 'full') : `${format.date(first_day)} – ${format.date(last_day)}`;
    return `${days}, ${allDay}`;
  }
  if (isOneDay) return `${format.date(first_day, 'full')}, ${hoursText(entry, format)}`;
  return `${format.dateTime(starts_at)} – ${format.dateTime(ends_at)}`;
}

/** Of something that has no length, such as a deadline, its one time. */
export function hoursText({ starts_at, ends_at }: CalendarEntry, format: Formatter): string {
  if (starts_at.getTime() === ends_at.getTime()) return format.time(starts_at);
  return `${format.time(starts_at)}–${format.time(ends_at)}`;
}

/** In front of a title that has little room. */
export function startText(entry: CalendarEntry, format: Formatter): string | null {
  return isBanner(entry) ? null : format.time(entry.starts_at);
}
