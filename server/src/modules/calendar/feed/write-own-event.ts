import type { Recurrence } from '@navor/contract';
import { basic, component, type Lines, textLine, utcTime } from '../../../platform/calendar/calendar-file.ts';
import { eventUid } from '../../../platform/calendar/event-uid.ts';
import type { Config } from '../../../platform/config.ts';
import { siteUrl } from '../../../platform/http/site-url.ts';
import { addLocalMinutes, type LocalTime, localTimeOf, momentOf } from '../../../platform/time/local-time.ts';
import { type EventRow, isSeries } from '../own-events/event-row.ts';
import { formatRule, parseRule } from '../own-events/recurrence-rule.ts';

/** `rows` are all that is written, among them the series of a changed occurrence. */
type OwnEventContext = { config: Config; now: Date; rows: EventRow[] };

/**
 * An event on the clock that it was written for, so that a weekly one stays at six when the clocks change; a series with its
 * rule, and an occurrence that was changed in place of the one that the rule gives.
 */
export function writeOwnEvent(row: EventRow, { config, now, rows }: OwnEventContext): Lines {
  const series = row.seriesId ? rows.find(({ id }) => id === row.seriesId) : undefined;
  const id = row.seriesId ?? row.id;
  const query = row.occurrence ? `?occurrence=${encodeURIComponent(row.occurrence)}` : '';
  return component('VEVENT', [
    ...[`UID:${eventUid(config, 'own_event', id)}`, `SEQUENCE:${row.sequence}`, `DTSTAMP:${utcTime(now)}`],
    ...(series && row.occurrence ? [`RECURRENCE-ID${timeOn(series, row.occurrence)}`] : []),
    ...[`DTSTART${timeOn(row, row.localStart)}`, `DTEND${timeOn(row, endOf(row))}`],
    ...writeRule(row),
    textLine('SUMMARY', row.title),
    ...(row.notes ? [textLine('DESCRIPTION', row.notes)] : []),
    ...(row.location ? [textLine('LOCATION', row.location)] : []),
    `URL:${siteUrl(config, `/dashboard/calendar/events/${id}${query}`)}`,
    ...[`CREATED:${utcTime(row.createdAt)}`, `LAST-MODIFIED:${utcTime(row.updatedAt)}`],
    `TRANSP:${row.isAllDay ? 'TRANSPARENT' : 'OPAQUE'}`,
  ]);
}

function writeRule(row: EventRow): Lines {
  if (!isSeries(row)) return [];
  const { until, count, ...recurrence } = parseRule(row.rule);
  return [
    `RRULE:${formatRule({ ...recurrence, until: null, count: null })}${endOfSeries(row, { until, count })}`,
    ...row.excluded.map((start) => `EXDATE${timeOn(row, start)}`),
  ];
}

/**
 * The standard wants the last start as a moment where the first is on a clock, and as a day where it is one. On a clock it is
 * no number of times either: what the clocks leap over counts here and not there.
 */
function endOfSeries(row: EventRow, { until, count }: Pick<Recurrence, 'until' | 'count'>): string {
  const { isAllDay, timeZone, lastEndsAt, durationMinutes } = row;
  if (isAllDay && count) return `;COUNT=${count}`;
  if (until) return `;UNTIL=${isAllDay ? basic(until) : utcTime(momentOf(`${until}T23:59`, timeZone))}`;
  return count && lastEndsAt ? `;UNTIL=${utcTime(new Date(lastEndsAt.getTime() - durationMinutes * 60_000))}` : '';
}

/** Minutes are real ones: an event during which the clocks change ends an hour earlier or later on them. */
function endOf({ isAllDay, localStart, durationMinutes, timeZone }: EventRow): LocalTime {
  if (isAllDay) return addLocalMinutes(localStart, durationMinutes);
  const end = momentOf(localStart, timeZone).getTime() + durationMinutes * 60_000;
  return localTimeOf(new Date(end), timeZone);
}

function timeOn({ isAllDay, timeZone }: Pick<EventRow, 'isAllDay' | 'timeZone'>, local: LocalTime): string {
  if (isAllDay) return `;VALUE=DATE:${basic(local.slice(0, 10))}`;
  return `;TZID=${timeZone}:${basic(local)}00`;
}
