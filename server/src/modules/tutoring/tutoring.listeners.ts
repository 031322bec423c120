import { and, arrayContains, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type Listener, listen } from '../../platform/events.ts';
import { themeRenamed } from '../courses/index.ts';
import { accountClosing, rolesChanged } from '../identity/index.ts';
import { announceTutor } from './announce-tutor.ts';
import { refreshNextFree } from './availability/refresh-next-free.ts';
import { bookings } from './bookings.tables.ts';
import { listWithRole, unlistWithoutRole } from './teaching/follow-role.ts';
import { bookingCancelled, bookingConfirmed, bookingRescheduled } from './tutoring.events.ts';
import { tutors } from './tutors.tables.ts';

export const tutoringListeners: Listener[] = [
  listen(bookingConfirmed, 'tutoring.next-free-after-booking', (tx, { bookingId }) => refreshTutorOf(tx, bookingId)),
  listen(bookingRescheduled, 'tutoring.next-free-after-rescheduling', (tx, { bookingId }) =>
    refreshTutorOf(tx, bookingId),
  ),
  listen(bookingCancelled, 'tutoring.next-free-after-cancelling', (tx, { bookingId }) => refreshTutorOf(tx, bookingId)),

  // Nobody can book whoever is about to leave; who stays after all resumes by themselves.
  listen(accountClosing, 'tutoring.pause-closing-tutor', async (tx, { userId }, services) => {
    const paused = await tx
      .update(tutors)
      .set({ status: 'paused', pauseReason: 'account_closing' })
      .where(and(eq(tutors.userId, userId), eq(tutors.status, 'approved')))
      .returning({ id: tutors.id });
    for (const { id } of paused) await announceTutor(tx, services, id);
  }),

  listen(rolesChanged, 'tutoring.follow-role', async (tx, { userId, given, taken }, services) => {
    if (taken.includes('tutor')) await unlistWithoutRole(tx, services, userId);
    if (given.includes('tutor')) await listWithRole(tx, services, userId);
  }),

  listen(themeRenamed, 'tutoring.search-by-theme', async (tx, { themeId }, services) => {
    const affected = await tx
      .select({ id: tutors.id })
      .from(tutors)
      .where(and(eq(tutors.status, 'approved'), arrayContains(tutors.subjects, [themeId])));
    for (const { id } of affected) await announceTutor(tx, services, id);
  }),
];

async function refreshTutorOf(tx: Db, bookingId: string): Promise<void> {
  const [booking] = await tx.select({ tutorId: bookings.tutorId }).from(bookings).where(eq(bookings.id, bookingId));
  if (booking?.tutorId) await refreshNextFree(tx, booking.tutorId, new Date());
}
