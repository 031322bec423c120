import { and, arrayContains, eq, exists, not, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { users } from '../../identity/index.ts';
import { announceTutor } from '../announce-tutor.ts';
import { refreshNextFree } from '../availability/refresh-next-free.ts';
import { tutors } from '../tutors.tables.ts';

type Told = Pick<Services, 'events'>;

/** Who is no tutor any more takes no new bookings; what is booked stays, for only people know whether to cancel it. */
export function unlistWithoutRole(tx: Db, told: Told, userId: string): Promise<void> {
  const isListed = eq(tutors.status, 'approved');
  return move(tx, told, userId, {
    from: isListed,
    to: { status: 'paused', pauseReason: 'role_taken' },
    isTutor: false,
  });
}

/** Who had paused by themselves before, or is about to leave, stays paused. */
export function listWithRole(tx: Db, told: Told, userId: string): Promise<void> {
  const isUnlisted = and(eq(tutors.status, 'paused'), eq(tutors.pauseReason, 'role_taken'));
  return move(tx, told, userId, { from: isUnlisted, to: { status: 'approved', pauseReason: null }, isTutor: true });
}

type Move = {
  from: SQL | undefined;
  to: Pick<typeof tutors.$inferSelect, 'status' | 'pauseReason'>;
  isTutor: boolean;
};

/** By the roles as they are now: a role that was taken and given back at once may be told of in any order. */
async function move(tx: Db, told: Told, userId: string, { from, to, isTutor }: Move): Promise<void> {
  const hasRole = arrayContains(users.roles, ['tutor']);
  const person = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isTutor ? hasRole : not(hasRole)));
  const moved = await tx
    .update(tutors)
    .set(to)
    .where(and(eq(tutors.userId, userId), from, exists(person)))
    .returning({ id: tutors.id });
  for (const { id } of moved) {
    await refreshNextFree(tx, id, new Date());
    await announceTutor(tx, told, id);
  }
}
