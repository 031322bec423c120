import { z } from 'zod';
import { requestedLanguage } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { bookingLength, bookingLists } from './booking-choices.ts';
import { bookingQuoteSchema, bookingSchema, bookingSummarySchema, tutorBriefSchema } from './booking-shapes.ts';
import { bookingMinutes, bookingPayments } from './tutoring-choices.ts';

/** Of several lines; an empty one says nothing. */
const passage = (max: number) => z.string().trim().max(max);
const minutes = z.coerce.number().pipe(z.literal(bookingMinutes));
/**
 * A moment with its zone: what somebody wishes for, never what they get without the server's word. Years of more or fewer
 * than four digits are spelt otherwise by databases, and adding to the last of them leads nowhere.
 */
const moment = z.coerce.date().refine(isOfThisCentury);
const slotSchema = z.object({ starts_at: z.date(), ends_at: z.date() });

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
