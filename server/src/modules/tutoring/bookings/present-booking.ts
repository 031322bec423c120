import type { Booking, BookingRole, BookingSummary } from '@navor/contract';
import { isDisputed, possibleActions } from './booking-actions.ts';
import { maySeeMeeting, maySeePrivateNotes } from './bookings.policy.ts';
import type { FoundBooking } from './bookings.queries.ts';
import { phaseOf, refundOfCancelled } from './state/booking-state.ts';
import { endOf, freeUntil, noShowDisputeUntil, reviewEditableUntil } from './state/booking-times.ts';

export function presentBooking(found: FoundBooking, role: BookingRole, now: Date, minutesLeft: number): Booking {
  const { booking, review } = found;
  return {
    ...summariseBooking(found, role, now),
    payment: booking.payment,
    cents: booking.cents,
    discount_percent: booking.discountPercent,
    free_until: freeUntil(booking),
    cancellation_minutes: booking.cancellationMinutes,
    meeting_url: maySeeMeeting(role, booking) ? booking.meetingUrl : null,
    shares_brief: booking.sharesBrief,
    tutor_notes: booking.tutorNotes,
    private_notes: maySeePrivateNotes(role) ? booking.privateNotes : null,
    sequence: booking.sequence,
    cancellation: presentCancellation(found),
    is_paid_back: booking.status === 'lapsed' && booking.refundedCents > 0,
    no_show: presentNoShow(found),
    review: review && {
      stars: review.stars,
      text: review.text,
      editable_until: reviewEditableUntil(review.createdAt),
    },
    actions: possibleActions(found, role, now, minutesLeft),
  };
}

export function summariseBooking(found: FoundBooking, role: BookingRole, now: Date): BookingSummary {
  const { booking, tutor, learner } = found;
  return {
    id: booking.id,
    role,
    phase: phaseOf(booking, now),
    status: booking.status,
    starts_at: booking.startsAt,
    ends_at: endOf(booking),
    minutes: booking.minutes,
    held_until: booking.heldUntil,
    topic: booking.topic,
    tutor: tutor && { id: tutor.id, name: tutor.name },
    learner: { name: learner.name },
    is_disputed: isDisputed(found),
  };
}

function presentCancellation({ booking }: FoundBooking): Booking['cancellation'] {
  const { status, cancelledBy, cancelledAt, cancelReason } = booking;
  if (status !== 'cancelled' || !cancelledBy || !cancelledAt) return null;
  return { by: cancelledBy, at: cancelledAt, reason: cancelReason ?? '', refund: refundOfCancelled(booking) };
}

function presentNoShow({ booking }: FoundBooking): Booking['no_show'] {
  const { noShowOf, noShowReportedAt, noShowDisputedAt, noShowDispute, noShowSettledAt } = booking;
  if (!noShowOf || !noShowReportedAt) return null;
  return {
    of: noShowOf,
    reported_at: noShowReportedAt,
    dispute_until: noShowDisputeUntil(noShowReportedAt),
    disputed_at: noShowDisputedAt,
    dispute: noShowDispute ?? '',
    settled_at: noShowSettledAt,
  };
}
