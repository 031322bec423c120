import { languageShape } from '@navor/languages/shapes';
import { type SlipKind, slipKinds } from '@navor/questions';
import { z } from 'zod';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { bookingLength, bookingLists, bookingPhases, bookingRoles } from './booking-choices.ts';
import { bookingMinutes, bookingPayments, bookingSides, bookingStatuses } from './tutoring-choices.ts';

const cents = z.number().int();
const slip = z.enum(slipKinds as unknown as [SlipKind, ...SlipKind[]]);
/** Of several lines; an empty one says nothing. */
const passage = (max: number) => z.string().trim().max(max);
const minutes = z.coerce.number().pipe(z.literal(bookingMinutes));
/**
 * A moment with its zone: what somebody wishes for, never what they get without the server's word. Years of more or fewer
 * than four digits are spelt otherwise by databases, and adding to the last of them leads nowhere.
 */
const moment = z.coerce.date().refine(isOfThisCentury);
const slotSchema = z.object({ starts_at: z.date(), ends_at: z.date() });

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

const tags = ['bookings'];
const booking = z.object({ bookingId: z.uuid() });
const acceptsOverlap = { accepts_overlap: z.boolean().default(false) };

export const bookings = {
  quote: endpoint
    .route({ method: 'GET', path: '/tutors/{tutorId}/quote', summary: 'What a slot costs the caller', tags })
    .input(z.object({ tutorId: z.uuid(), starts_at: moment, minutes, ...requestedLanguage }))
    .output(bookingQuoteSchema),
  hold: endpoint
    .route({
      method: 'POST',
      path: '/bookings',
      summary: 'Book a slot with included minutes, or hold it while paying by card',
      tags,
    })
    .input(
      z.object({
        /** Made by the form: sent twice, it is one booking. */
        id: z.uuid(),
        tutor_id: z.uuid(),
        starts_at: moment,
        minutes,
        payment: z.enum(bookingPayments),
        topic: passage(bookingLength.topic).default(''),
        shares_brief: z.boolean().default(false),
        ...acceptsOverlap,
      }),
    )
    .output(bookingSchema),
  list: endpoint
    .route({ method: 'GET', path: '/bookings', summary: 'Bookings of the caller, as learner and as tutor', tags })
    .input(
      z.object({
        list: z.enum(bookingLists).default('upcoming'),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
    )
    .output(
      z.object({
        bookings: z.array(bookingSummarySchema),
        total: z.number().int(),
        page: z.number().int(),
        page_count: z.number().int(),
      }),
    ),
  get: endpoint
    .route({ method: 'GET', path: '/bookings/{bookingId}', summary: 'A booking', tags })
    .input(booking)
    .output(bookingSchema),
  invitation: endpoint
    .route({
      method: 'GET',
      path: '/bookings/{bookingId}/invitation',
      summary: 'A file with which calendars take the booking in',
      tags,
    })
    .input(booking)
    .output(z.file()),
  pay: endpoint
    .route({
      method: 'POST',
      path: '/bookings/{bookingId}/pay',
      summary: 'Pay for a held slot: with included minutes at once, by card at the address of the answer',
      tags,
    })
    .input(booking.extend({ payment: z.enum(bookingPayments) }))
    .output(z.object({ url: z.string().nullable() })),
  sync: endpoint
    .route({
      method: 'POST',
      path: '/bookings/{bookingId}/sync',
      summary: 'Ask the cashier whether a booking is paid',
      tags,
    })
    .input(booking)
    .output(bookingSchema),
  cancel: endpoint
    .route({
      method: 'POST',
      path: '/bookings/{bookingId}/cancel',
      summary: 'Cancel a booking, or give up a hold',
      tags,
    })
    .input(
      booking.extend({
        reason: passage(bookingLength.reason).default(''),
        /** What the caller was told would come back: nobody cancels for less than they were told. */
        expects: z
          .object({ cents: z.coerce.number().int().min(0), minutes: z.coerce.number().int().min(0) })
          .optional(),
      }),
    )
    .output(bookingSchema),
  freeSlots: endpoint
    .route({
      method: 'GET',
      path: '/bookings/{bookingId}/slots',
      summary: 'Where a booking can be moved to; its own time counts as free',
      tags,
    })
    .input(booking.extend({ from: moment, to: moment }))
    .output(z.object({ slots: z.array(slotSchema) })),
  reschedule: endpoint
    .route({ method: 'POST', path: '/bookings/{bookingId}/reschedule', summary: 'Move a booking to a free slot', tags })
    .input(booking.extend({ starts_at: moment, ...acceptsOverlap }))
    .output(bookingSchema),
  reportNoShow: endpoint
    .route({
      method: 'POST',
      path: '/bookings/{bookingId}/no-show',
      summary: 'Say that the other side did not come',
      tags,
    })
    .input(booking)
    .output(bookingSchema),
  disputeNoShow: endpoint
    .route({ method: 'POST', path: '/bookings/{bookingId}/no-show/dispute', summary: 'Dispute a no-show', tags })
    .input(booking.extend({ dispute: passage(bookingLength.dispute).min(1) }))
    .output(bookingSchema),
  settleNoShow: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'POST', path: '/bookings/{bookingId}/no-show/settle', summary: 'Decide a disputed no-show', tags })
    .input(booking.extend({ stands: z.boolean() }))
    .output(bookingSchema),
  review: endpoint
    .route({ method: 'PUT', path: '/bookings/{bookingId}/review', summary: 'Review the tutor after the session', tags })
    .input(
      booking.extend({ stars: z.coerce.number().int().min(1).max(5), text: passage(bookingLength.review).default('') }),
    )
    .output(bookingSchema),
  writeNotes: endpoint
    .route({ method: 'PUT', path: '/bookings/{bookingId}/notes', summary: 'Write the tutor’s notes', tags })
    .input(booking.extend({ tutor_notes: passage(bookingLength.notes), private_notes: passage(bookingLength.notes) }))
    .output(bookingSchema),
  shareBrief: endpoint
    .route({
      method: 'PUT',
      path: '/bookings/{bookingId}/brief',
      summary: 'Share one’s learning with the tutor, or no longer',
      tags,
    })
    .input(booking.extend({ shares_brief: z.boolean() }))
    .output(bookingSchema),
  brief: endpoint
    .route({
      method: 'GET',
      path: '/bookings/{bookingId}/brief',
      summary: 'What the learner shares with the tutor',
      tags,
    })
    .input(booking.extend(requestedLanguage))
    .output(tutorBriefSchema),
};

function isOfThisCentury(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 2000 && year < 2100;
}
