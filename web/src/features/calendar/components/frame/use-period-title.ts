import { useFormatter } from '#platform/use-formatter.ts';
import { type CalendarQuery, periodOf } from '../../calendar-query.ts';

/** The month by its name, other periods by their first and last day. */
export function usePeriodTitle(query: CalendarQuery): string {
  const format = useFormatter();
  const { from, to } = periodOf(query);
  if (query.view === 'month') return format.date(query.date, 'month');
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${format.date(from, isSameYear ? 'day' : 'long')} – ${format.date(to, 'long')}`;
}
