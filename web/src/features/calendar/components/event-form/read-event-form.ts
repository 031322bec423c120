import type { FieldProblem, OwnEvent, Recurrence } from '@navor/contract';
import { recurrenceFrequencies } from '@navor/contract/choices';
import { type Day, daysBetween, readDay } from '../../time/day.ts';
import { momentOf } from '../../time/local-time.ts';
import type { EventValues } from './event-values.ts';

export type EventInput = Omit<OwnEvent, 'id' | 'occurrence'>;

type EventReading = { kind: 'read'; event: EventInput } | { kind: 'wrong'; fields: FieldProblem[] };

/** What the form says. Only what cannot be put into the API's words is refused here; all else the API looks at itself. */
export function readEventForm(values: EventValues): EventReading {
  const times = readTimes(values);
  const recurrence = readRecurrence(values);
  const fields = [...('fields' in times ? times.fields : []), ...('fields' in recurrence ? recurrence.fields : [])];
  if (!values.title.trim()) fields.unshift({ path: 'title', problem: 'required' });
  if ('fields' in times || 'fields' in recurrence || fields.length > 0) return { kind: 'wrong', fields };
  const { title, notes, location, time_zone } = values;
  return { kind: 'read', event: { title, notes, location, time_zone, ...times, recurrence: recurrence.rule } };
}

type Wrong = { fields: FieldProblem[] };
type Times = Pick<EventInput, 'is_all_day' | 'local_start' | 'duration_minutes'>;

function readTimes(values: EventValues): Times | Wrong {
  const isAllDay = values.is_all_day === 'on';
  const start = readDay(values.start_day);
  const end = readDay(values.end_day);
  if (!start || !end) {
    return { fields: [...(start ? [] : [required('start_day')]), ...(end ? [] : [required('end_day')])] };
  }
  return isAllDay ? wholeDays(start, end) : hours(start, end, values);
}

function wholeDays(start: Day, end: Day): Times | Wrong {
  if (end < start) return { fields: [{ path: 'end_day', problem: 'invalid' }] };
  const duration_minutes = (daysBetween(start, end) + 1) * 1440;
  return { is_all_day: true, local_start: `${start}T00:00`, duration_minutes };
}

function hours(start: Day, end: Day, { start_time, end_time, time_zone }: EventValues): Times | Wrong {
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d/.test(time);
  if (!isTime(start_time)) return { fields: [required('start_time')] };
  if (!isTime(end_time)) return { fields: [required('end_time')] };
  const local_start = `${start}T${start_time.slice(0, 5)}`;
  const from = momentIn(local_start, time_zone);
  const to = momentIn(`${end}T${end_time.slice(0, 5)}`, time_zone);
  if (!from || !to) return { fields: [{ path: 'time_zone', problem: 'not_allowed' }] };
  const duration_minutes = Math.round((to.getTime() - from.getTime()) / 60_000);
  if (duration_minutes < 1) return { fields: [{ path: 'end_time', problem: 'invalid' }] };
  return { is_all_day: false, local_start, duration_minutes };
}

function momentIn(local: string, timeZone: string): Date | undefined {
  try {
    return momentOf(local, timeZone);
  } catch {
    return undefined;
  }
}

function readRecurrence(values: EventValues): { rule: Recurrence | null } | Wrong {
  // One occurrence by itself has no rule, and may lie after the last one of its series.
  if (values.scope === 'this') return { rule: null };
  const frequency = recurrenceFrequencies.find((one) => one === values.frequency);
  if (!frequency) return { rule: null };
  const interval = Number(values.interval);
  const count = Number(values.count);
  const until = readDay(values.until);
  const fields: FieldProblem[] = [];
  if (!Number.isInteger(interval) || interval < 1) fields.push({ path: 'interval', problem: 'too_small', limit: 1 });
  if (values.ends === 'until' && !until) fields.push(required('until'));
  if (until && values.ends === 'until' && until < values.start_day) fields.push({ path: 'until', problem: 'invalid' });
  if (values.ends === 'count' && (!Number.isInteger(count) || count < 1)) {
    fields.push({ path: 'count', problem: 'too_small', limit: 1 });
  }
  if (fields.length > 0) return { fields };
  const weekdays = frequency === 'weekly' ? values.weekdays.split(' ').filter(Boolean).map(Number) : [];
  return {
    rule: {
      ...{ frequency, interval, weekdays },
      until: values.ends === 'until' ? (until ?? null) : null,
      count: values.ends === 'count' ? count : null,
    },
  };
}

function required(path: string): FieldProblem {
  return { path, problem: 'required' };
}
