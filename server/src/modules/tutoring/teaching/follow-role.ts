import type { TutorStatus } from '@navor/contract';
import { and, arrayContains, eq, exists, not } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { users } from '../../identity/index.ts';
import { announceTutor } from '../announce-tutor.ts';
import { refreshNextFree } from '../availability/refresh-next-free.ts';
import { tutors } from '../tutors.tables.ts';

type Told = Pick<Services, 'events'>;

/** Who is no tutor any more takes no new bookings; what is booked stays, for only people know whether to cancel it. */
export function unlistWithoutRole(tx: Db, told: Told, userId: string): Promise<void> {
  return move(tx, told, userId, { from: 'approved', to: 'paused', isTutor: false });
}

export function listWithRole(tx: Db, told: Told, userId: string): Promise<void> {
  return move(tx, told, userId, { from: 'paused', to: 'approved', isTutor: true });
}

type Move = { from: TutorStatus; to: TutorStatus; isTutor: boolean };

/** By the roles as they are now: a role that was taken and given back at once may be told of in any order. */
async function move(tx: Db, told: Told, userId: string, { from, to, isTutor }: Move): Promise<void> {
  const hasRole = arrayContains(users.roles, ['tutor']);
  const person = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isTutor ? hasRole : not(hasRole)));
  const moved = await tx
    .update(tutors)
    .set({ status: to })
    .where(and(eq(tutors.userId, userId), eq(tutors.status, from), exists(person)))
    .returning({ id: tutors.id });
  for (const { id } of moved) {
    await refreshNextFree(tx, id, new Date());
    await announceTutor(tx, told, id);
  }
}
