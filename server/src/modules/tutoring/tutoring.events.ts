import { bookingSides } from '@navor/contract';
import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

/** Ids alone: whoever hears of it looks at the booking as it is then. `sequence` tells one change from the next. */
const changed = { bookingId: z.uuid(), sequence: z.number().int() };

export const bookingConfirmed = defineEvent('tutoring.booking-confirmed', z.object(changed));
export const bookingRescheduled = defineEvent(
  'tutoring.booking-rescheduled',
  z.object({ ...changed, earlierStartsAt: z.coerce.date(), startsAt: z.coerce.date(), by: z.enum(bookingSides) }),
);
/** The tutor meets somewhere else, at the same time. */
export const meetingLinkChanged = defineEvent('tutoring.meeting-link-changed', z.object(changed));
export const bookingCancelled = defineEvent(
  'tutoring.booking-cancelled',
  z.object({ ...changed, refundedCents: z.number().int(), returnedMinutes: z.number().int() }),
);

/** Paid after the slot was lost to somebody else: the money goes back. */
export const latePaymentRefunded = defineEvent('tutoring.late-payment-refunded', z.object({ bookingId: z.uuid() }));

export const noShowReported = defineEvent(
  'tutoring.no-show-reported',
  z.object({ bookingId: z.uuid(), of: z.enum(bookingSides) }),
);
export const noShowDisputed = defineEvent('tutoring.no-show-disputed', z.object({ bookingId: z.uuid() }));
/** Decided by an administrator, or by nobody having disputed it in time. */
export const noShowSettled = defineEvent(
  'tutoring.no-show-settled',
  z.object({ bookingId: z.uuid(), stands: z.boolean() }),
);
export const tutorNotesWritten = defineEvent('tutoring.notes-written', z.object({ bookingId: z.uuid() }));

export const tutorApplied = defineEvent('tutoring.tutor-applied', z.object({ tutorId: z.uuid() }));
export const tutorDecided = defineEvent(
  'tutoring.tutor-decided',
  z.object({ tutorId: z.uuid(), isApproved: z.boolean(), at: z.coerce.date() }),
);

/** A day or an hour before the start; `startsAt` tells a reminder from that of the time before a change. */
export const bookingReminderDue = defineEvent(
  'tutoring.booking-reminder-due',
  z.object({ bookingId: z.uuid(), before: z.enum(['day', 'hour']), startsAt: z.coerce.date() }),
);
