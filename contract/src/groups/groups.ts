import { z } from 'zod';
import { contentId, requestedLanguage } from '../content.ts';
import { courseLevels } from '../courses/course-choices.ts';
import { endpoint } from '../endpoint.ts';
import { line } from '../line.ts';
import { tutoringLanguages } from '../tutoring/tutoring-choices.ts';
import {
  groupSeatStatuses,
  groupSessionCapacity,
  groupSessionLength,
  groupSessionMinutes,
  groupSessionStatuses,
  mostMaterials,
  seatCents,
  seatPayments,
} from './group-choices.ts';

const named = z.object({ id: z.string(), title: z.string() });
const counted = z.object({ id: z.string(), title: z.string(), count: z.number().int() });

/** On the planner's clock, without a zone: 2026-03-09T18:00. */
const localTime = z.iso.datetime({ local: true, offset: false, precision: -1 });

/** A path of our own or an https address; nothing that a browser would run. */
const materialUrl = line(groupSessionLength.url).regex(/^(https:\/\/[^\s/]|\/(?![/\\]))\S*$/);
const meetingUrl = line(groupSessionLength.url).regex(/^(https:\/\/[^\s/]\S*)?$/);

const material = z.object({ title: line(groupSessionLength.materialTitle).min(1), url: materialUrl });

/** Where the caller stands with a session. */
const standingSchema = z.object({
  status: z.enum(groupSeatStatuses),
  payment: z.enum(seatPayments).nullable(),
  /** What the seat costs or has cost them. */
  cents: z.number().int(),
  /** Until when it is held or offered. */
  expires_at: z.date().nullable(),
  /** Of somebody who waits: the first in line is 1. */
  position: z.number().int().nullable(),
  /** What they would get back if they left now. */
  refund_cents: z.number().int(),
});
export type SeatStanding = z.infer<typeof standingSchema>;

/** How the caller would get a seat now, or why they cannot. */
export const seatWays = ['plan', 'card', 'free', 'log_in', 'own', 'started', 'cancelled'] as const;

export const groupSessionCardSchema = z.object({
  id: z.uuid(),
  status: z.enum(groupSessionStatuses),
  topic: z.string(),
  /** The one that is spoken, and that the texts are in. */
  language: z.enum(tutoringLanguages),
  subject: named,
  level: z.enum(courseLevels),
  /** Null once the tutor's account is gone. */
  tutor: z.object({ id: z.uuid(), name: z.string(), avatar_url: z.string().nullable() }).nullable(),
  starts_at: z.date(),
  ends_at: z.date(),
  minutes: z.number().int(),
  capacity: z.number().int(),
  free_seats: z.number().int(),
  waiting_count: z.number().int(),
  /** Of a seat, for who has no plan that includes it; 0 is free for everybody. */
  cents: z.number().int(),
  /** Null for visitors and for who has nothing to do with it. */
  standing: standingSchema.nullable(),
  is_own: z.boolean(),
  seat_way: z.enum(seatWays),
});
export type GroupSessionCard = z.infer<typeof groupSessionCardSchema>;

const attendeeSchema = z.object({
  user_id: z.uuid(),
  name: z.string(),
  /** For administrators. */
  email: z.string().nullable(),
  status: z.enum(groupSeatStatuses),
  payment: z.enum(seatPayments).nullable(),
  expires_at: z.date().nullable(),
});

export const groupSessionSchema = groupSessionCardSchema.extend({
  /** As it was written, and as the page shows it. */
  description: z.string(),
  description_html: z.string(),
  cancel_reason: z.string().nullable(),
  /** How many there are; what they are is for who takes part. */
  material_count: z.number().int(),
  /** Null for who has no seat. */
  inside: z
    .object({
      meeting_url: z.string().nullable(),
      materials: z.array(material),
      /** Names of those who have a seat, the family name as its first letter. */
      participants: z.array(z.string()),
    })
    .nullable(),
  /** Where the caller would be at the same time. */
  overlaps: z.array(
    z.object({ title: z.string(), starts_at: z.date(), ends_at: z.date(), path: z.string().nullable() }),
  ),
  /** Null for who may not plan it. */
  planning: z
    .object({
      can_change: z.boolean(),
      can_cancel: z.boolean(),
      local_start: localTime,
      time_zone: z.string(),
      /** Those with a seat in the order of joining, then those who wait in the order of the line. */
      attendees: z.array(attendeeSchema),
    })
    .nullable(),
});
export type GroupSession = z.infer<typeof groupSessionSchema>;

export const groupSessionListSchema = z.object({
  sessions: z.array(groupSessionCardSchema),
  total: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
  /** What can be filtered by, with the number of sessions that the other filters leave. */
  subjects: z.array(counted),
  levels: z.array(z.object({ level: z.enum(courseLevels), count: z.number().int() })),
  languages: z.array(z.object({ language: z.enum(tutoringLanguages), count: z.number().int() })),
  /** By their Mondays, in the caller's time zone. */
  weeks: z.array(z.object({ monday: z.iso.date(), count: z.number().int() })),
  /** Whether the caller may plan sessions. */
  can_plan: z.boolean(),
});
export type GroupSessionList = z.infer<typeof groupSessionListSchema>;

const sessionFields = {
  topic: line(groupSessionLength.topic).min(1),
  description: z.string().trim().max(groupSessionLength.description),
  spoken: z.enum(tutoringLanguages),
  subject: contentId,
  level: z.enum(courseLevels),
  local_start: localTime,
  /** That the start is meant in; that of the caller's profile or device where it is left out. */
  time_zone: z.string().max(64).optional(),
  minutes: z.number().int().min(groupSessionMinutes.min).max(groupSessionMinutes.max),
  capacity: z.number().int().min(groupSessionCapacity.min).max(groupSessionCapacity.max),
  cents: z.literal(0).or(z.number().int().min(seatCents.min).max(seatCents.max)),
  meeting_url: meetingUrl,
  materials: z.array(material).max(mostMaterials),
};

const tags = ['groups'];
const session = z.object({ sessionId: z.uuid() });
const identified = z.object({ id: z.uuid() });
const done = z.object({ done: z.literal(true) });

export const groups = {
  list: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/group-sessions', summary: 'Group sessions, filtered, upcoming first', tags })
    .input(
      z.object({
        ...requestedLanguage,
        subject: contentId.optional(),
        level: z.enum(courseLevels).optional(),
        spoken: z.enum(tutoringLanguages).optional(),
        /** Any day of the week that is asked for. */
        week: z.iso.date().optional(),
        /** Only what the caller takes part in, waits for or holds, past ones too; nothing for visitors. */
        mine: z.stringbool().or(z.boolean()).default(false),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    )
    .output(groupSessionListSchema),
  get: endpoint
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/group-sessions/{sessionId}', summary: 'A group session', tags })
    .input(session.extend(requestedLanguage))
    .output(groupSessionSchema),
  planning: endpoint
    .route({ method: 'GET', path: '/group-planning', summary: 'What a group session can be planned with', tags })
    .input(
      z.object({
        ...requestedLanguage,
        /** The one that is to be changed: who leads it may change it, approved or not. */
        session_id: z.uuid().optional(),
      }),
    )
    .output(
      z.object({
        time_zone: z.string(),
        subjects: z.array(named),
        /** Whom the caller may plan for: themselves, or the first of all who are approved, by name, and the one asked for. */
        tutors: z.array(
          z.object({
            id: z.uuid(),
            name: z.string(),
            subjects: z.array(z.string()),
            languages: z.array(z.enum(tutoringLanguages)),
            meeting_url: z.string().nullable(),
          }),
        ),
        /** Whether there are more tutors than these. */
        has_more_tutors: z.boolean(),
      }),
    ),
  plan: endpoint
    .route({ method: 'POST', path: '/group-sessions', summary: 'Plan a group session', tags })
    .input(z.object({ id: z.uuid(), tutor_id: z.uuid(), ...sessionFields }))
    .output(identified),
  change: endpoint
    .route({ method: 'PUT', path: '/group-sessions/{sessionId}', summary: 'Change a group session', tags })
    .input(session.extend({ tutor_id: z.uuid(), ...sessionFields }))
    .output(identified),
  cancel: endpoint
    .route({
      method: 'POST',
      path: '/group-sessions/{sessionId}/cancellation',
      summary: 'Call a group session off; everybody gets their money back',
      tags,
    })
    .input(session.extend({ reason: line(groupSessionLength.reason).min(1) }))
    .output(done),
  join: endpoint
    .route({
      method: 'POST',
      path: '/group-sessions/{sessionId}/seat',
      summary: 'Take a seat, take up an offered one, or go on with paying for it',
      tags,
    })
    .input(
      session.extend({
        ...requestedLanguage,
        /** Wait for a seat if there is none. */
        or_wait: z.boolean().default(false),
        /** Being in two places at once is meant. */
        accepts_overlap: z.boolean().default(false),
      }),
    )
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('taken') }),
        z.object({ kind: z.literal('waiting'), position: z.number().int() }),
        z.object({ kind: z.literal('payment'), url: z.string(), expires_at: z.date() }),
      ]),
    ),
  syncPayment: endpoint
    .route({
      method: 'POST',
      path: '/group-sessions/{sessionId}/seat/payment',
      summary: 'Look at the cashier whether the seat is paid for',
      tags,
    })
    .input(session)
    .output(done),
  invitation: endpoint
    .route({
      method: 'GET',
      path: '/group-sessions/{sessionId}/invitation',
      summary: 'A file with which calendars take the session in',
      tags,
    })
    .input(session)
    .output(z.file()),
  leave: endpoint
    .route({
      method: 'DELETE',
      path: '/group-sessions/{sessionId}/seat',
      summary: 'Give the seat, the offer or the place in line back',
      tags,
    })
    .input(session)
    .output(z.object({ refunded_cents: z.number().int() })),
};
