import type { CalendarEntry } from '@navor/contract';
import { href } from 'react-router';
import { type CalendarQuery, calendarAddress } from './calendar-query.ts';
import type { Placement } from './time/placement.ts';

/** The form for a new event, filled in as far as is known; `view` is where it leads back to. */
export function newEventAddress({ view, placement, isAllDay, title }: NewEvent): string {
  const query = new URLSearchParams();
  if (placement) query.set('start', placement.local_start);
  if (placement) query.set('minutes', String(placement.duration_minutes));
  if (isAllDay) query.set('all_day', 'on');
  if (title) query.set('title', title);
  if (view) query.set('view', view);
  return `${href('/dashboard/calendar/events/new')}${query.size > 0 ? `?${query}` : ''}`;
}

type NewEvent = {
  view?: CalendarQuery['view'];
  placement?: Placement | undefined;
  isAllDay?: boolean;
  title?: string;
};

export function eventAddress(event: NonNullable<CalendarEntry['event']>, view: CalendarQuery['view']): string {
  const query = new URLSearchParams();
  if (event.occurrence) query.set('occurrence', event.occurrence);
  query.set('view', view);
  return `${href('/dashboard/calendar/events/:eventId', { eventId: event.id })}?${query}`;
}

/** Where an entry leads without scripts: to its form, to its screen, or to its day. */
export function entryAddress(entry: CalendarEntry, query: CalendarQuery): string {
  if (entry.event) return eventAddress(entry.event, query.view);
  return entry.path ?? calendarAddress({ ...query, view: 'agenda', date: entry.first_day });
}
