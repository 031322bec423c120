import type { BookingRole, User } from '@navor/contract';
import type { FoundBooking } from './bookings.queries.ts';

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

/** Learning is shared with the tutor of this booking, from its confirmation on, as long as the learner wants it. */
export function maySeeBrief(role: BookingRole, { status, sharesBrief }: FoundBooking['booking']): boolean {
  return role === 'tutor' && status === 'confirmed' && sharesBrief;
}
