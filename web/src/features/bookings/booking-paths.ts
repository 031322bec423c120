import { href } from 'react-router';

export function bookingPath(bookingId: string): string {
  return href('/dashboard/bookings/:bookingId', { bookingId });
}

/** A file that any calendar takes. */
export function invitationPath(bookingId: string): string {
  return `/api/bookings/${bookingId}/invitation`;
}

/** Where a tutor's free slots are, for whoever has to choose again. */
export function tutorSlotsPath(tutorId: string | undefined): string {
  return tutorId ? `/dashboard/tutors/${encodeURIComponent(tutorId)}` : '/dashboard/tutors';
}
