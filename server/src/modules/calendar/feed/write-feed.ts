import {
  basic,
  calendarFile,
  component,
  type Lines,
  textLine,
  utcTime,
} from '../../../platform/calendar/calendar-file.ts';
import { eventUid } from '../../../platform/calendar/event-uid.ts';
import { writeTimeZone } from '../../../platform/calendar/write-time-zone.ts';
import type { CalendarEntry } from '../../../platform/calendar-source.ts';
import type { Config } from '../../../platform/config.ts';
import { siteUrl } from '../../../platform/http/site-url.ts';
import { dayOf } from '../../../platform/time/days.ts';
import type { EventRow } from '../own-events/event-row.ts';
import { leaptOccurrences } from './leapt-occurrences.ts';
import { writeOwnEvent } from './write-own-event.ts';

type FeedContext = {
  config: Config;
  name: string;
  timeZone: string;
  period: { from: Date; to: Date };
  now: Date;
};

/** Everything that somebody has, as a file that other calendars subscribe to. */
export function writeFeed(
  { rows, entries }: { rows: EventRow[]; entries: CalendarEntry[] },
  context: FeedContext,
): string {
  const { name, timeZone, now } = context;
  const ids = new Set(rows.map(({ id }) => id));
  // Of a series that is over for good, its changed occurrences are over as well.
  const known = rows.filter(({ seriesId }) => seriesId === null || ids.has(seriesId));
  const shown = known.flatMap((row) => [row, ...leaptOccurrences(row, known, context.period)]);
  return calendarFile([
    ...[textLine('NAME', name), textLine('X-WR-CALNAME', name), `X-WR-TIMEZONE:${timeZone}`],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ...writeTimeZones(shown, now),
    ...shown.flatMap((row) => writeOwnEvent(row, { rows: shown, ...context })),
    ...entries.flatMap((entry) => writeEntry(entry, context)),
  ]);
}

/** Of all clocks that events are written on, from the first one on. */
function writeTimeZones(rows: EventRow[], now: Date): Lines {
  const byZone = Map.groupBy(
    rows.filter(({ isAllDay }) => !isAllDay),
    ({ timeZone }) => timeZone,
  );
  return [...byZone].flatMap(([timeZone, timed]) => {
    const first = Math.min(...timed.map(({ firstStartsAt }) => firstStartsAt.getTime()));
    return writeTimeZone(timeZone, new Date(first - 7 * 86_400_000), now);
  });
}

/** What others have set a time for is a moment, wherever it is read, and told as one. */
function writeEntry(entry: CalendarEntry, { config, timeZone, now }: FeedContext): Lines {
  const { kind, id, sequence, title, description, startsAt, endsAt, isAllDay, location, path, isTentative } = entry;
  const dayAt = (moment: Date) => basic(dayOf(moment, timeZone));
  const [start, end] = isAllDay
    ? [`;VALUE=DATE:${dayAt(startsAt)}`, `;VALUE=DATE:${dayAt(endsAt)}`]
    : [`:${utcTime(startsAt)}`, `:${utcTime(endsAt)}`];
  return component('VEVENT', [
    ...[`UID:${eventUid(config, kind, id)}`, `SEQUENCE:${sequence}`, `DTSTAMP:${utcTime(now)}`],
    // A deadline has no length, which the standard tells by leaving the end out.
    ...[`DTSTART${start}`, ...(end === start ? [] : [`DTEND${end}`])],
    textLine('SUMMARY', title),
    ...(description ? [textLine('DESCRIPTION', description)] : []),
    ...(location ? [textLine('LOCATION', location)] : []),
    ...(path ? [`URL:${siteUrl(config, path)}`] : []),
    ...[`STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`, `TRANSP:${takesTime(entry) ? 'OPAQUE' : 'TRANSPARENT'}`],
  ]);
}

/** Nobody is busy for the whole day on which something is due. */
function takesTime({ kind, isAllDay }: CalendarEntry): boolean {
  return kind !== 'quiz_deadline' && !isAllDay;
}
