import type { Booking, BookingRole } from '@navor/contract';
import { maySeeBrief } from './bookings.policy.ts';
import type { FoundBooking } from './bookings.queries.ts';
import { canDisputeNoShow, canReportNoShow, canReschedule, isLapsed, refundOnCancel } from './state/booking-state.ts';
import { briefUntil, endOf, reviewEditableUntil, reviewUntil } from './state/booking-times.ts';

/** Who may do what with a booking now: routes refuse everything else, screens offer exactly this. */
export function possibleActions(
  found: FoundBooking,
  role: BookingRole,
  now: Date,
  minutesLeft: number,
): Booking['actions'] {
  const { booking } = found;
  const side = role === 'administrator' ? null : role;
  const isHeld = booking.status === 'held' && !isLapsed(booking, now);
  const isLearnersHold = role === 'learner' && isHeld;
  return {
    can_pay: isLearnersHold,
    can_use_minutes: isLearnersHold && minutesLeft >= booking.minutes,
    can_give_up: isLearnersHold,
    cancel: refundOnCancel(booking, role, now),
    can_reschedule: side !== null && found.tutor !== null && canReschedule(booking, side, now),
    can_report_no_show: side !== null && found.tutor !== null && canReportNoShow(booking, now),
    can_dispute: side !== null && canDisputeNoShow(booking, side, now),
    can_settle: role === 'administrator' && isDisputed(found),
    can_review: role === 'learner' && canReview(found, now),
    can_write_notes: role === 'tutor' && booking.status === 'confirmed',
    can_share_brief: role === 'learner' && (isHeld || canShareBrief(booking, now)),
    can_see_brief: maySeeBrief(role, booking, now),
  };
}

/** A no-show that was disputed and that nobody has decided yet. */
export function isDisputed({ booking }: FoundBooking): boolean {
  return booking.noShowDisputedAt !== null && booking.noShowSettledAt === null;
}

/** Agreed to before the session, and taken back for as long as anything is seen. */
function canShareBrief(booking: FoundBooking['booking'], now: Date): boolean {
  return booking.status === 'confirmed' && now < (booking.sharesBrief ? briefUntil(booking) : booking.startsAt);
}

/** After the session, unless the learner is said not to have been there. */
function canReview({ booking, tutor, review }: FoundBooking, now: Date): boolean {
  if (!tutor || booking.status !== 'confirmed' || booking.noShowOf === 'learner') return false;
  if (now < endOf(booking)) return false;
  return now < (review ? reviewEditableUntil(review.createdAt) : reviewUntil(booking));
}
