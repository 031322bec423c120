import { languageShape } from '@navor/languages/shapes';
import { type SlipKind, slipKinds } from '@navor/questions';
import { z } from 'zod';
import { bookingPhases, bookingRoles } from './booking-choices.ts';
import { bookingPayments, bookingSides, bookingStatuses } from './tutoring-choices.ts';

const cents = z.number().int();
const slip = z.enum(slipKinds as unknown as [SlipKind, ...SlipKind[]]);

/** What comes back by cancelling now. */
const refundSchema = z.object({ cents, minutes: z.number().int() });

export const bookingSummarySchema = z.object({
  id: z.string(),
  role: z.enum(bookingRoles),
  phase: z.enum(bookingPhases),
  status: z.enum(bookingStatuses),
  starts_at: z.date(),
  ends_at: z.date(),
  minutes: z.number().int(),
  held_until: z.date().nullable(),
  topic: z.string(),
  /** Null once the account is gone. */
  tutor: z.object({ id: z.string(), name: z.string() }).nullable(),
  learner: z.object({ name: z.string() }),
  is_disputed: z.boolean(),
});
export type BookingSummary = z.infer<typeof bookingSummarySchema>;

export const bookingSchema = bookingSummarySchema.extend({
  payment: z.enum(bookingPayments),
  cents,
  discount_percent: z.number().int(),
  /** Until then a learner who cancels gets everything back. */
  free_until: z.date(),
  /** How long before the start that is, where the learner has chosen the time themselves. */
  cancellation_minutes: z.number().int(),
  /** For the two of them, once it is confirmed. */
  meeting_url: z.string().nullable(),
  shares_brief: z.boolean(),
  tutor_notes: z.string(),
  /** Null for everybody but the tutor. */
  private_notes: z.string().nullable(),
  sequence: z.number().int(),
  cancellation: z
    .object({
      by: z.enum([...bookingSides, 'administrator', 'system']),
      at: z.date(),
      reason: z.string(),
      refund: refundSchema,
    })
    .nullable(),
  /** Paid when the slot was no longer to be had: the money went back. */
  is_paid_back: z.boolean(),
  no_show: z
    .object({
      of: z.enum(bookingSides),
      reported_at: z.date(),
      dispute_until: z.date(),
      disputed_at: z.date().nullable(),
      dispute: z.string(),
      settled_at: z.date().nullable(),
    })
    .nullable(),
  review: z.object({ stars: z.number().int(), text: z.string(), editable_until: z.date() }).nullable(),
  /** What the caller may do now; screens offer exactly this. */
  actions: z.object({
    can_pay: z.boolean(),
    /** With minutes that are left in the plan. */
    can_use_minutes: z.boolean(),
    can_give_up: z.boolean(),
    /** Null where it cannot be cancelled. */
    cancel: refundSchema.nullable(),
    can_reschedule: z.boolean(),
    can_report_no_show: z.boolean(),
    can_dispute: z.boolean(),
    can_settle: z.boolean(),
    can_review: z.boolean(),
    can_write_notes: z.boolean(),
    can_share_brief: z.boolean(),
    can_see_brief: z.boolean(),
  }),
});
export type Booking = z.infer<typeof bookingSchema>;

export const bookingQuoteSchema = z.object({
  tutor: z.object({ id: z.string(), name: z.string() }),
  starts_at: z.date(),
  ends_at: z.date(),
  minutes: z.number().int(),
  is_free: z.boolean(),
  /** The caller's own booking that keeps this very slot until it is paid for; null where there is none. */
  held_booking_id: z.string().nullable(),
  /** Without the plan's discount. */
  list_cents: cents,
  cents,
  discount_percent: z.number().int(),
  minutes_left: z.number().int(),
  cancellation_minutes: z.number().int(),
  takes_cards: z.boolean(),
  /** What the caller has already promised to be at, at that time. */
  overlaps: z.array(z.object({ title: z.string(), starts_at: z.date(), ends_at: z.date() })),
});
export type BookingQuote = z.infer<typeof bookingQuoteSchema>;

const named = z.object({ id: z.string(), title: z.string() });

export const tutorBriefSchema = z.object({
  /** Wrong of late, the newest first; never what is right. */
  mistakes: z.array(
    z.object({
      quiz: named,
      topic: z.string(),
      /** The beginning of the question. */
      excerpt: z.string(),
      language: languageShape,
      slip: slip.nullable(),
      at: z.date(),
    }),
  ),
  weak_topics: z.array(z.object({ title: z.string(), percent: z.number().int(), question_count: z.number().int() })),
  slips: z.array(z.object({ kind: slip, count: z.number().int(), last_at: z.date() })),
  courses: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      lesson_count: z.number().int(),
      completed_count: z.number().int(),
      next_lesson: z.string().nullable(),
      last_read_at: z.date().nullable(),
    }),
  ),
});
export type TutorBrief = z.infer<typeof tutorBriefSchema>;
