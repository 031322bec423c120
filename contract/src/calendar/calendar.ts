import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../line.ts';
import { timeZoneName } from '../time-zone-name.ts';
import {
  calendarEntryKinds,
  eventLength,
  longestCalendarPeriod,
  longestEventMinutes,
  recurrenceFrequencies,
  recurrenceScopes,
} from './calendar-choices.ts';

const day = z.iso.date();
/** Of the three centuries that a calendar reaches over. */
const askedDay = day.refine((each) => /^(19|20|21)/.test(each));
/** On somebody's clock, without a zone: 2026-03-09T18:00. */
const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
  .refine((local) => askedDay.safeParse(local.slice(0, 10)).success);

export const recurrenceSchema = z
  .object({
    frequency: z.enum(recurrenceFrequencies),
    interval: z.number().int().min(1).max(99),
    /** Of a weekly one; 1 is Monday. */
    weekdays: z.array(z.number().int().min(1).max(7)).max(7),
    /** The last day on which it may begin; null with a count, or without an end. */
    until: askedDay.nullable(),
    count: z.number().int().min(1).max(999).nullable(),
  })
  .refine(({ until, count }) => until === null || count === null, { path: ['count'] });
export type Recurrence = z.infer<typeof recurrenceSchema>;

export const calendarEntrySchema = z.object({
  kind: z.enum(calendarEntryKinds),
  /** Unique among its kind; of an occurrence, with its start. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  starts_at: z.date(),
  ends_at: z.date(),
  /** The days that it touches in the calendar's time zone, first and last. */
  first_day: day,
  last_day: day,
  is_all_day: z.boolean(),
  location: z.string().nullable(),
  path: z.string().nullable(),
  is_tentative: z.boolean(),
  /** Of an own event: which row it is of, and which occurrence, if it is one of many. */
  event: z.object({ id: z.uuid(), occurrence: localTime.nullable() }).nullable(),
  actions: z.object({ can_move: z.boolean(), can_resize: z.boolean(), can_delete: z.boolean() }),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

const eventFields = {
  title: line(eventLength.title).min(1),
  notes: z.string().trim().max(eventLength.notes),
  location: line(eventLength.location),
  is_all_day: z.boolean(),
  /** Of an all-day event the time is midnight. */
  local_start: localTime,
  duration_minutes: z.number().int().min(1).max(longestEventMinutes),
  /** Any that browsers know, by whichever of its names. */
  time_zone: timeZoneName,
  recurrence: recurrenceSchema.nullable(),
};

export const ownEventSchema = z.object({ id: z.uuid(), occurrence: localTime.nullable(), ...eventFields });
export type OwnEvent = z.infer<typeof ownEventSchema>;

/** Which of many occurrences a change is meant for: the one that begins at `occurrence`, those from it on, or all. */
const affected = {
  id: z.uuid(),
  occurrence: localTime.nullable().default(null),
  scope: z.enum(recurrenceScopes).default('all'),
};

/** Whose clock the times of something moved are on: the calendar's that shows it, which may be older than the caller's zone. */
const movedIn = { time_zone: timeZoneName.optional() };

const tags = ['calendar'];
const done = z.object({ done: z.literal(true) });

export const calendar = {
  entries: endpoint
    .route({
      method: 'GET',
      path: '/calendar/entries',
      summary: 'All that the caller has from the first of two days to the last',
      tags,
    })
    .input(z.object({ from: askedDay, to: askedDay }).refine(isShownAtOnce, { path: ['to'] }))
    .output(z.object({ time_zone: z.string(), today: day, entries: z.array(calendarEntrySchema) })),
  event: endpoint
    .route({ method: 'GET', path: '/calendar/events/{id}', summary: 'An own event, to edit', tags })
    .input(z.object({ id: z.uuid(), occurrence: localTime.optional() }))
    .output(ownEventSchema),
  addEvent: endpoint
    .route({ method: 'POST', path: '/calendar/events', summary: 'Write something into the own calendar', tags })
    .input(z.object({ id: z.uuid(), ...eventFields }))
    .output(ownEventSchema),
  changeEvent: endpoint
    .route({ method: 'PATCH', path: '/calendar/events/{id}', summary: 'Change an own event', tags })
    .input(z.object({ ...affected, ...z.object(eventFields).partial().shape }))
    .output(done),
  /** As by dragging. The event keeps the time zone that it was written in. */
  moveEvent: endpoint
    .route({ method: 'POST', path: '/calendar/events/{id}/move', summary: 'Move or resize an own event', tags })
    .input(
      z.object({ ...affected, ...movedIn, local_start: localTime, duration_minutes: eventFields.duration_minutes }),
    )
    .output(done),
  deleteEvent: endpoint
    .route({ method: 'DELETE', path: '/calendar/events/{id}', summary: 'Delete an own event', tags })
    .input(z.object(affected))
    .output(done),
  moveStudyBlock: endpoint
    .route({ method: 'PATCH', path: '/calendar/study-blocks/{id}', summary: 'Move a study block', tags })
    .input(
      z.object({
        ...{ id: z.uuid(), ...movedIn, local_start: localTime },
        duration_minutes: z.number().int().min(15).max(720),
      }),
    )
    .output(done),
};

function isShownAtOnce({ from, to }: { from: string; to: string }): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days >= 1 && days <= longestCalendarPeriod;
}
