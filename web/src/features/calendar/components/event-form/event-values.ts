import type { OwnEvent } from '@navor/contract';
import { readDay } from '../../time/day.ts';
import { addMinutes, dayOf, localTimeOf, momentOf } from '../../time/local-time.ts';
import type { Placement } from '../../time/placement.ts';

/** The fields of the form as texts, by their names. */
export type EventValues = Record<(typeof eventFields)[number], string>;

export const eventFields = [
  ...(['title', 'is_all_day', 'start_day', 'start_time', 'end_day', 'end_time', 'time_zone'] as const),
  ...(['location', 'notes', 'frequency', 'interval', 'weekdays', 'ends', 'until', 'count', 'scope'] as const),
] as const;

type EventDraft = Placement & { title: string; isAllDay: boolean; timeZone: string };

export function valuesOfDraft({ local_start, duration_minutes, title, isAllDay, timeZone }: EventDraft): EventValues {
  return {
    ...{ title, location: '', notes: '', scope: 'all', time_zone: timeZone },
    ...timesOf({ local_start, duration_minutes, is_all_day: isAllDay, time_zone: timeZone }),
    ...{ frequency: '', interval: '1', weekdays: '', ends: 'never', until: '', count: '10' },
  };
}

export function valuesOfEvent(event: OwnEvent): EventValues {
  const { title, location, notes, time_zone, recurrence } = event;
  return {
    ...{ title, location, notes, time_zone, scope: event.occurrence ? 'this' : 'all' },
    ...timesOf(event),
    frequency: recurrence?.frequency ?? '',
    interval: String(recurrence?.interval ?? 1),
    weekdays: recurrence?.weekdays.join(' ') ?? '',
    ends: recurrence?.until ? 'until' : recurrence?.count ? 'count' : 'never',
    until: recurrence?.until ?? '',
    count: String(recurrence?.count ?? 10),
  };
}

type Times = Placement & { is_all_day: boolean; time_zone: string };

/** An event ends on the clock of its own zone; the last day of one that takes whole days is one of them. */
function timesOf({ local_start, duration_minutes, is_all_day, time_zone }: Times) {
  const end = is_all_day
    ? addMinutes(local_start, duration_minutes - 1)
    : localTimeOf(new Date(momentOf(local_start, time_zone).getTime() + duration_minutes * 60_000), time_zone);
  return {
    is_all_day: is_all_day ? 'on' : '',
    start_day: dayOf(local_start),
    // Whoever turns an event of whole days into one of hours finds hours to begin with.
    start_time: is_all_day ? '09:00' : local_start.slice(11),
    end_day: dayOf(end),
    end_time: is_all_day ? '10:00' : end.slice(11),
  };
}

/** What an address fills in; what it does not say is an hour from the next full one on. */
export function readDraft(query: URLSearchParams, now: Date, timeZone: string): EventDraft {
  const start = query.get('start') ?? '';
  const isTime = readDay(start.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(start.slice(10));
  const minutes = Number(query.get('minutes'));
  const nextHour = `${localTimeOf(new Date(now.getTime() + 3_600_000), timeZone).slice(0, 13)}:00`;
  return {
    local_start: isTime ? start : nextHour,
    duration_minutes: Number.isInteger(minutes) && minutes > 0 && minutes <= 44_640 ? minutes : 60,
    title: query.get('title')?.slice(0, 120) ?? '',
    isAllDay: query.get('all_day') === 'on',
    timeZone,
  };
}
