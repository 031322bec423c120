import type { OwnEvent } from '@navor/contract';
import { AppError } from '../../../platform/errors.ts';
import { addDays } from '../../../platform/time/days.ts';
import {
  addLocalMinutes,
  dayOfLocal,
  type LocalTime,
  momentOf,
  timeOfLocal,
  weekdayOf,
} from '../../../platform/time/local-time.ts';
import type { ownEvents } from '../calendar.tables.ts';
import { formatRule, parseRule } from './recurrence-rule.ts';
import { lastSeriesStart } from './series-starts.ts';

export type EventRow = typeof ownEvents.$inferSelect;
export type EventFields = Omit<OwnEvent, 'id' | 'occurrence'>;
/** What is not named stays as it is. */
export type EventChange = Partial<EventFields>;
export type SeriesRow = EventRow & { rule: string };

export const minutesPerDay = 1440;

export function isSeries(row: EventRow): row is SeriesRow {
  return row.rule !== null;
}

/** What the columns of an event are by what was written in the form. */
export function eventColumns(fields: EventFields) {
  const { title, notes, location, is_all_day, time_zone } = fields;
  const { localStart, rule } = startOfSeries(fields);
  const durationMinutes = is_all_day
    ? Math.ceil(fields.duration_minutes / minutesPerDay) * minutesPerDay
    : fields.duration_minutes;
  const columns = {
    title,
    notes,
    location,
    isAllDay: is_all_day,
    localStart,
    durationMinutes,
    timeZone: time_zone,
    rule,
  };
  return { ...columns, ...spanOf(columns) };
}

export function presentEvent(row: EventRow, occurrence: LocalTime | null = null, rule = row.rule): OwnEvent {
  return {
    id: row.seriesId ?? row.id,
    occurrence,
    title: row.title,
    notes: row.notes,
    location: row.location,
    is_all_day: row.isAllDay,
    local_start: row.localStart,
    duration_minutes: row.durationMinutes,
    time_zone: row.timeZone,
    recurrence: rule === null ? null : parseRule(rule),
  };
}

/** A weekly series that is not for the weekday of its first day begins on the first one that it is for. */
function startOfSeries({ local_start, is_all_day, recurrence }: EventFields): Pick<EventRow, 'localStart' | 'rule'> {
  const time = is_all_day ? '00:00' : timeOfLocal(local_start);
  const day = dayOfLocal(local_start);
  if (!recurrence) return { localStart: `${day}T${time}`, rule: null };
  if (recurrence.until && recurrence.until < day) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: 'recurrence.until', problem: 'too_small' }] });
  }
  const rule = (weekdays: number[]) => formatRule({ ...recurrence, weekdays });
  if (recurrence.frequency !== 'weekly') return { localStart: `${day}T${time}`, rule: rule([]) };
  const weekdays = [...new Set(recurrence.weekdays)].sort((one, other) => one - other);
  if (weekdays.length === 0) weekdays.push(weekdayOf(day));
  const first = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(day, days))
    .find((each) => weekdays.includes(weekdayOf(each)));
  if (recurrence.until && first && recurrence.until < first) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: 'recurrence.until', problem: 'too_small' }] });
  }
  return { localStart: `${first}T${time}`, rule: rule(weekdays) };
}

type Timed = Pick<EventRow, 'localStart' | 'durationMinutes' | 'timeZone' | 'isAllDay' | 'rule'>;

/** The first and the last moment that an event can touch. Whole days begin when they do where they are looked at. */
function spanOf(event: Timed): Pick<EventRow, 'firstStartsAt' | 'lastEndsAt'> {
  const { localStart, durationMinutes, isAllDay, rule } = event;
  const timeZone = isAllDay ? 'UTC' : event.timeZone;
  const margin = isAllDay ? minutesPerDay : 0;
  const shifted = (local: LocalTime, minutes: number) =>
    new Date(momentOf(local, timeZone).getTime() + minutes * 60_000);
  const last = rule === null ? localStart : lastStart(localStart, rule);
  return {
    firstStartsAt: shifted(localStart, -margin),
    lastEndsAt: last === null ? null : shifted(last, durationMinutes + margin),
  };
}

function lastStart(localStart: LocalTime, rule: string): LocalTime | null {
  const { until, count } = parseRule(rule);
  if (!until && !count) return null;
  return lastSeriesStart({ localStart, rule }) ?? localStart;
}

/** When an occurrence that begins at this time begins and ends for somebody in a time zone. */
export function momentsOf(
  { durationMinutes, timeZone, isAllDay }: Pick<EventRow, 'durationMinutes' | 'timeZone' | 'isAllDay'>,
  localStart: LocalTime,
  viewerZone: string,
): { startsAt: Date; endsAt: Date } {
  if (isAllDay) {
    const end = addLocalMinutes(localStart, durationMinutes);
    return { startsAt: momentOf(localStart, viewerZone), endsAt: momentOf(end, viewerZone) };
  }
  const startsAt = momentOf(localStart, timeZone);
  return { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * 60_000) };
}
