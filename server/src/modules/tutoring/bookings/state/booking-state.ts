import type { BookingPayment, BookingPhase, BookingSide } from '@navor/contract';
import { type BookingRow, endOf, freeUntil, noShowDisputeUntil, noShowReportUntil } from './booking-times.ts';

/** Who ends a booking: one of the two, an administrator, or a rule. */
export type CancelledBy = NonNullable<BookingRow['cancelledBy']>;

export type BookingAction =
  /** Paid for, `cents` of it by card; `isTimeFree` tells whether the slot is this booking's now. */
  | { kind: 'pay'; payment: BookingPayment; cents: number; isTimeFree: boolean }
  | { kind: 'lapse' }
  | { kind: 'give_up'; by: CancelledBy }
  | { kind: 'cancel'; by: CancelledBy; reason: string }
  | { kind: 'reschedule'; by: BookingSide; startsAt: Date }
  | { kind: 'report_no_show'; by: BookingSide }
  | { kind: 'dispute_no_show'; by: BookingSide; dispute: string }
  /** Decided by an administrator, or by nobody having disputed it in time. */
  | { kind: 'settle_no_show'; stands: boolean };

/** What goes back to the learner, in the way in which it was paid. */
export type Refund = { cents: number; minutes: number };

export type Step =
  | { kind: 'changed'; changes: Partial<BookingRow>; refund: Refund }
  /** It was done before: whoever asks twice is told how it stands. */
  | { kind: 'unchanged' }
  | { kind: 'refused' };

const nothing: Refund = { cents: 0, minutes: 0 };
const unchanged: Step = { kind: 'unchanged' };
const refused: Step = { kind: 'refused' };

/** The whole life of a booking: what an action makes of it at a moment, without a database. */
export function stepBooking(booking: BookingRow, action: BookingAction, now: Date): Step {
  switch (action.kind) {
    case 'pay':
      return pay(booking, action, now);
    case 'lapse':
      return booking.status === 'held' && isLapsed(booking, now) ? changed({ status: 'lapsed' }) : unchanged;
    case 'give_up':
      if (booking.status !== 'held') return unchanged;
      return changed({ status: 'lapsed', cancelledBy: action.by, cancelledAt: now });
    case 'cancel':
      return cancel(booking, action, now);
    case 'reschedule':
      return reschedule(booking, action, now);
    case 'report_no_show':
      return reportNoShow(booking, action.by, now);
    case 'dispute_no_show':
      return disputeNoShow(booking, action, now);
    case 'settle_no_show':
      return settleNoShow(booking, action.stands, now);
  }
}

export function phaseOf(booking: BookingRow, now: Date): BookingPhase {
  if (booking.status === 'held') return isLapsed(booking, now) ? 'lapsed' : 'held';
  if (booking.status !== 'confirmed') return booking.status;
  if (now < booking.startsAt) return 'upcoming';
  if (booking.noShowOf) return 'missed';
  return now < endOf(booking) ? 'running' : 'over';
}

/** What cancelling at this moment would give back; null where nothing can be cancelled any more. */
export function refundOnCancel(booking: BookingRow, by: CancelledBy, now: Date): Refund | null {
  if (booking.status !== 'confirmed' || now >= booking.startsAt) return null;
  return by === 'learner' && now > freeUntil(booking) ? nothing : everything(booking);
}

/** What went back when it was cancelled. */
export function refundOfCancelled(booking: BookingRow): Refund {
  const { cancelledBy, cancelledAt, status } = booking;
  if (status !== 'cancelled' || !cancelledBy || !cancelledAt) return nothing;
  return cancelledBy === 'learner' && cancelledAt > freeUntil(booking) ? nothing : everything(booking);
}

/**
 * Who moves a booking has to do it in time, like who cancels for nothing: a learner before the window, a tutor before the
 * start.
 */
export function canReschedule(booking: BookingRow, by: BookingSide, now: Date): boolean {
  if (booking.status !== 'confirmed' || now >= booking.startsAt) return false;
  return by === 'tutor' || now <= freeUntil(booking);
}

export function canReportNoShow(booking: BookingRow, now: Date): boolean {
  if (booking.status !== 'confirmed' || booking.noShowReportedAt) return false;
  return now >= booking.startsAt && now < noShowReportUntil(booking);
}

export function canDisputeNoShow(booking: BookingRow, by: BookingSide, now: Date): boolean {
  const { noShowOf, noShowReportedAt, noShowDisputedAt, noShowSettledAt } = booking;
  if (noShowOf !== by || !noShowReportedAt || noShowDisputedAt || noShowSettledAt) return false;
  return now < noShowDisputeUntil(noShowReportedAt);
}

/** Whether a payment can still make it a booking, however late it comes. */
export function awaitsPayment(booking: BookingRow, now: Date): boolean {
  const { status, cancelledBy, refundedCents, startsAt } = booking;
  const isOpen = status === 'held' || status === 'lapsed';
  return isOpen && cancelledBy === null && refundedCents === 0 && now < startsAt;
}

export function isLapsed({ heldUntil }: Pick<BookingRow, 'heldUntil'>, now: Date): boolean {
  return heldUntil !== null && heldUntil <= now;
}

function pay(booking: BookingRow, action: BookingAction & { kind: 'pay' }, now: Date): Step {
  const { payment, cents, isTimeFree } = action;
  const { status } = booking;
  const isOpen = status === 'held' || status === 'lapsed';
  if (payment === 'included' && (status !== 'held' || isLapsed(booking, now))) {
    return !isOpen && booking.payment === payment ? unchanged : refused;
  }
  // Paid in two ways at once: what came by card goes back, and the booking stays.
  if (!isOpen) return booking.payment === payment ? unchanged : changed({}, { cents, minutes: 0 });
  if (booking.refundedCents > 0) return unchanged;
  if (isTimeFree && awaitsPayment(booking, now)) {
    return changed({ status: 'confirmed', payment, confirmedAt: now, scheduledAt: now, heldUntil: null });
  }
  if (payment === 'included') return refused;
  return changed({ status: 'lapsed', refundedCents: cents }, { cents, minutes: 0 });
}

function cancel(booking: BookingRow, { by, reason }: BookingAction & { kind: 'cancel' }, now: Date): Step {
  if (booking.status === 'cancelled') return unchanged;
  const refund = refundOnCancel(booking, by, now);
  if (!refund) return refused;
  const { cents } = refund;
  const changes = { cancelledBy: by, cancelReason: reason, cancelledAt: now, refundedCents: cents };
  return changed({ status: 'cancelled', ...changes, sequence: booking.sequence + 1 }, refund);
}

function reschedule(booking: BookingRow, { by, startsAt }: BookingAction & { kind: 'reschedule' }, now: Date): Step {
  if (!canReschedule(booking, by, now) || startsAt <= now) return refused;
  if (startsAt.getTime() === booking.startsAt.getTime()) return unchanged;
  const sequence = booking.sequence + 1;
  // A learner did not choose the time to which a tutor moves them, so they can leave it to the last moment for nothing.
  return changed({ startsAt, sequence, scheduledAt: now, isMovedByTutor: by === 'tutor' });
}

function reportNoShow(booking: BookingRow, by: BookingSide, now: Date): Step {
  const of = by === 'learner' ? 'tutor' : 'learner';
  if (booking.noShowReportedAt) return booking.noShowOf === of ? unchanged : refused;
  if (!canReportNoShow(booking, now)) return refused;
  return changed({ noShowOf: of, noShowReportedAt: now });
}

function disputeNoShow(booking: BookingRow, action: BookingAction & { kind: 'dispute_no_show' }, now: Date): Step {
  if (booking.noShowDisputedAt) return booking.noShowOf === action.by ? unchanged : refused;
  if (!canDisputeNoShow(booking, action.by, now)) return refused;
  return changed({ noShowDisputedAt: now, noShowDispute: action.dispute });
}

function settleNoShow(booking: BookingRow, stands: boolean, now: Date): Step {
  const { noShowOf, noShowReportedAt, noShowDisputedAt, noShowSettledAt } = booking;
  if (noShowSettledAt) return unchanged;
  if (!noShowOf || !noShowReportedAt) return refused;
  // Nobody decides before the one who is said not to have come had their time to answer.
  if (!noShowDisputedAt && now < noShowDisputeUntil(noShowReportedAt)) return refused;
  if (!stands) return changed({ noShowOf: null, noShowSettledAt: now });
  if (noShowOf === 'learner') return changed({ noShowSettledAt: now });
  const refund = everything(booking);
  return changed({ noShowSettledAt: now, refundedCents: refund.cents }, refund);
}

function everything({ payment, cents, minutes }: BookingRow): Refund {
  return payment === 'included' ? { cents: 0, minutes } : { cents, minutes: 0 };
}

function changed(changes: Partial<BookingRow>, refund: Refund = nothing): Step {
  return { kind: 'changed', changes, refund };
}
