import { type CalendarEntryKind, type CalendarView, calendarEntryKinds, calendarViews } from '@navor/contract/choices';
import { href } from 'react-router';
import { readChoice } from '#screen/filter-form/list-address.ts';
import {
  addDays,
  addMonths,
  type Day,
  daysFrom,
  firstOfMonth,
  mondayOf,
  readDay,
  weekdayOf,
  weeksOfMonth,
} from './time/day.ts';

/** What a calendar's address asks for. */
export type CalendarQuery = { view: CalendarView; date: Day; hidden: CalendarEntryKind[] };

const agendaDays = 28;

/** What an address asks for that does not exist is as if it had not been asked for. */
export function readCalendarQuery(query: URLSearchParams, today: Day): CalendarQuery {
  const hidden = query.get('hide')?.split(',') ?? [];
  return {
    view: readChoice(query, 'view', calendarViews) ?? 'month',
    date: readDay(query.get('date')) ?? today,
    hidden: calendarEntryKinds.filter((kind) => hidden.includes(kind)),
  };
}

export function calendarAddress({ view, date, hidden = [] }: Partial<CalendarQuery>): string {
  const query = [
    ...(view ? [`view=${view}`] : []),
    ...(date ? [`date=${date}`] : []),
    ...(hidden.length > 0 ? [`hide=${hidden.join(',')}`] : []),
  ];
  return `${href('/dashboard/calendar')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** The first and the last day that a view shows. */
export function periodOf({ view, date }: Pick<CalendarQuery, 'view' | 'date'>): { from: Day; to: Day } {
  if (view === 'agenda') return { from: date, to: addDays(date, agendaDays - 1) };
  if (view === 'week') return { from: mondayOf(date), to: addDays(mondayOf(date), 6) };
  const days = weeksOfMonth(date).flat();
  return { from: days[0] ?? date, to: days.at(-1) ?? date };
}

/** A step back or forth: to the first of another month, to the same day of another week, to the next four weeks. */
export function stepFrom(query: CalendarQuery, direction: -1 | 1): CalendarQuery {
  const { view, date } = query;
  if (view === 'month') return { ...query, date: firstOfMonth(addMonths(firstOfMonth(date), direction)) };
  return { ...query, date: addDays(date, direction * (view === 'week' ? 7 : agendaDays)) };
}

/** A phone shows the first three days of a week, or the other four. */
export function narrowDaysOf(date: Day): Day[] {
  const monday = mondayOf(date);
  return weekdayOf(date) <= 3 ? daysFrom(monday, addDays(monday, 2)) : daysFrom(addDays(monday, 3), addDays(monday, 6));
}

export function narrowStepFrom(query: CalendarQuery, direction: -1 | 1): CalendarQuery {
  const days = narrowDaysOf(query.date);
  const beside = direction === 1 ? addDays(days.at(-1) ?? query.date, 1) : addDays(days[0] ?? query.date, -1);
  return { ...query, date: narrowDaysOf(beside)[0] ?? beside };
}
