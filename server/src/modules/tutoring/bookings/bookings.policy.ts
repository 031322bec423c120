import type { BookingRole, User } from '@navor/contract';
import type { FoundBooking } from './bookings.queries.ts';
import { briefUntil } from './state/booking-times.ts';

/** What somebody is to a booking; null for everybody whom it does not concern, to whom it does not exist. */
export function roleIn({ booking, tutor }: FoundBooking, user: User): BookingRole | null {
  if (booking.learnerId === user.id) return 'learner';
  if (tutor?.userId === user.id) return 'tutor';
  return user.roles.includes('admin') ? 'administrator' : null;
}

/** The room is for the two of them alone, once the booking is theirs. */
export function maySeeMeeting(role: BookingRole, { status }: FoundBooking['booking']): boolean {
  return role !== 'administrator' && status === 'confirmed';
}

/** What a tutor notes for themselves leaves to nobody else, administrators neither. */
export function maySeePrivateNotes(role: BookingRole): boolean {
  return role === 'tutor';
}

/**
 * Learning is shared with the tutor of this booking, from its confirmation until some days after it, as long as the learner
 * wants it: one session lets nobody follow somebody for good.
 */
export function maySeeBrief(role: BookingRole, booking: FoundBooking['booking'], now: Date): boolean {
  return role === 'tutor' && booking.status === 'confirmed' && booking.sharesBrief && now < briefUntil(booking);
}
