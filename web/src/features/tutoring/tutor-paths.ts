import { href } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { requiredLoginPath } from '#platform/login-path.ts';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';

type TutorsPath = '/tutors' | '/dashboard/tutors';

/** Where tutors are for this visitor: the same screens stand inside the dashboard and outside of it. */
export function useTutorsPath(): TutorsPath {
  const isInDashboard = useIsInDashboard();
  const { user } = useAuth();
  return user || isInDashboard ? '/dashboard/tutors' : '/tutors';
}

export function tutorPath(tutorsPath: TutorsPath, tutorId: string): string {
  return href(`${tutorsPath}/:tutorId`, { tutorId });
}

type WantedSlot = { tutorId: string; startsAt: Date; minutes: number };

/** Where a slot is booked. */
export function bookingPath({ tutorId, startsAt, minutes }: WantedSlot): string {
  const wanted = new URLSearchParams({ starts_at: startsAt.toISOString(), minutes: String(minutes) });
  return `${tutorPath('/dashboard/tutors', tutorId)}/book?${wanted}`;
}

/** The same for whoever looks at the slot: visitors come there by way of the log-in. */
export function useBookingPath(): (slot: WantedSlot) => string {
  const { user } = useAuth();
  return (slot) => (user ? bookingPath(slot) : requiredLoginPath(bookingPath(slot)));
}
