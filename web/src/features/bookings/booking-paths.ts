import { href } from 'react-router';

export function bookingPath(bookingId: string): string {
  return href('/dashboard/bookings/:bookingId', { bookingId });
}

/** Where a tutor's free slots are, for whoever has to choose again. */
export function tutorSlotsPath(tutorId: string | undefined): string {
  return tutorId ? `/dashboard/tutors/${encodeURIComponent(tutorId)}` : '/dashboard/tutors';
}
