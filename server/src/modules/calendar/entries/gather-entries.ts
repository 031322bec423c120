import type { CalendarEntry, CalendarPeriod } from '../../../platform/calendar-source.ts';
import type { Services } from '../../../platform/services.ts';

/** Everything that somebody has in a period, from all modules at once: in a constant number of statements, in order. */
export async function gatherEntries(
  { db, texts, calendarSources }: Pick<Services, 'db' | 'texts' | 'calendarSources'>,
  period: CalendarPeriod,
): Promise<CalendarEntry[]> {
  const entries = await Promise.all(calendarSources.map((source) => source.load(db, period, texts)));
  return entries.flat().sort(byTime);
}

/** What lasts all day stands above what begins that day. */
function byTime(one: CalendarEntry, other: CalendarEntry): number {
  return (
    one.startsAt.getTime() - other.startsAt.getTime() ||
    Number(other.isAllDay) - Number(one.isAllDay) ||
    other.endsAt.getTime() - one.endsAt.getTime() ||
    compare(one.title, other.title) ||
    compare(one.id, other.id)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
