import { z } from 'zod';
import { defineEvent } from '../../platform/events.ts';

/** Ids alone: whoever hears of it looks at the session and the seat as they are then. */
const seat = { sessionId: z.uuid(), userId: z.uuid(), sequence: z.number().int() };

/** Somebody has a seat: because they joined, or were the first in line when one became free. */
export const seatTaken = defineEvent('groups.seat-taken', z.object({ ...seat, isPromotion: z.boolean() }));
export const seatLeft = defineEvent('groups.seat-left', z.object({ ...seat, refundedCents: z.number().int() }));
/** A seat that has to be paid for is kept for somebody until the deadline. */
export const seatOffered = defineEvent('groups.seat-offered', z.object({ ...seat, until: z.coerce.date() }));
/** The deadline has passed, and the seat has gone to the next. */
export const seatOfferLapsed = defineEvent('groups.seat-offer-lapsed', z.object(seat));

/** Paid when no seat was to be had any more: the money goes back. */
export const lateSeatPaymentRefunded = defineEvent(
  'groups.late-payment-refunded',
  z.object({ sessionId: z.uuid(), userId: z.uuid(), purchaseId: z.uuid(), cents: z.number().int() }),
);

/** A change that those who have a seat must know of: time, tutor, topic or meeting link. */
export const sessionChanged = defineEvent(
  'groups.session-changed',
  z.object({
    ...{ sessionId: z.uuid(), sequence: z.number().int() },
    /** Whoever holds it from this change on, who is told of all of it by `tutorAppointed`. */
    newTutorUserId: z.uuid().optional(),
  }),
);
/** Somebody else has planned a session for its tutor, or has given it to them. */
export const tutorAppointed = defineEvent(
  'groups.tutor-appointed',
  z.object({ sessionId: z.uuid(), sequence: z.number().int(), userId: z.uuid() }),
);
/** Somebody else leads it now; this is told to who did before. */
export const sessionHandedOver = defineEvent(
  'groups.session-handed-over',
  z.object({ sessionId: z.uuid(), formerTutorUserId: z.uuid(), sequence: z.number().int() }),
);
export const sessionCancelled = defineEvent(
  'groups.session-cancelled',
  z.object({ sessionId: z.uuid(), sequence: z.number().int() }),
);

/** A day or an hour before the start. */
export const sessionReminderDue = defineEvent(
  'groups.session-reminder-due',
  z.object({ sessionId: z.uuid(), userId: z.uuid(), before: z.enum(['day', 'hour']), startsAt: z.coerce.date() }),
);
