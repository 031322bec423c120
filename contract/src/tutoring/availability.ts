import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../line.ts';
import { timeZoneName } from '../time-zone-name.ts';
import { tutorLimits } from './tutoring-choices.ts';

/** A time of the tutor's clock; an end that is not after the start is on the next day. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const hours = z.object({ start: clockTime, end: clockTime });
const weeklyHours = z.array(hours.extend({ weekday: z.number().int().min(1).max(7) })).max(tutorLimits.hours);
/** Of the tutor's clock too, such as 2026-12-24T12:00. */
const localTime = z.iso.datetime({ local: true, offset: false, precision: -1 });

const availabilitySchema = z.object({
  time_zone: z.string(),
  hours: weeklyHours,
  notice_minutes: z.number().int(),
  buffer_minutes: z.number().int(),
  cancellation_minutes: z.number().int(),
  /** Those that lie ahead. */
  exceptions: z.array(z.object({ day: z.iso.date(), hours: z.array(hours) })),
  time_off: z.array(
    z.object({
      id: z.uuid(),
      starts_at: z.date(),
      ends_at: z.date(),
      note: z.string(),
      kept_bookings: z.number().int(),
    }),
  ),
});
export type OwnAvailability = z.infer<typeof availabilitySchema>;
export type ClockHours = z.infer<typeof hours>;

const tags = ['teaching'];
const done = z.object({ done: z.literal(true) });

/** When the caller can be booked, all of it in their own time zone. Bookings that are there stay as they are. */
export const availability = {
  get: endpoint
    .route({ method: 'GET', path: '/teaching/availability', summary: 'When the caller can be booked', tags })
    .output(availabilitySchema),
  save: endpoint
    .route({ method: 'PUT', path: '/teaching/availability', summary: 'Save weekly hours and rules', tags })
    .input(
      z.object({
        time_zone: timeZoneName,
        hours: weeklyHours,
        notice_minutes: z.number().int().min(0).max(tutorLimits.noticeMinutes),
        buffer_minutes: z.number().int().min(0).max(tutorLimits.bufferMinutes),
        cancellation_minutes: z.number().int().min(0).max(tutorLimits.cancellationMinutes),
      }),
    )
    .output(done),
  setException: endpoint
    .route({
      method: 'PUT',
      path: '/teaching/exceptions/{day}',
      summary: 'Other hours on one day, or none at all',
      tags,
    })
    .input(z.object({ day: z.iso.date(), hours: z.array(hours).max(10) }))
    .output(done),
  removeException: endpoint
    .route({ method: 'DELETE', path: '/teaching/exceptions/{day}', summary: 'The usual hours again', tags })
    .input(z.object({ day: z.iso.date() }))
    .output(done),
  addTimeOff: endpoint
    .route({ method: 'PUT', path: '/teaching/time-off/{id}', summary: 'Take time off', tags })
    .input(z.object({ id: z.uuid(), starts: localTime, ends: localTime, note: line(tutorLimits.note).default('') }))
    /** What is booked in that time and stays so. */
    .output(z.object({ kept_bookings: z.number().int() })),
  removeTimeOff: endpoint
    .route({ method: 'DELETE', path: '/teaching/time-off/{id}', summary: 'Be there after all', tags })
    .input(z.object({ id: z.uuid() }))
    .output(done),
};
