import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { tutorAppointed } from '../groups.events.ts';
import { groupSessions } from '../groups.tables.ts';
import {
  announceSearchable,
  columnsOf,
  refuseStart,
  refuseUnknownSubject,
  type SessionPlan,
  takeSessionTime,
} from './session-plan.ts';

type Planned = { id: string; plannerId: string; plan: SessionPlan; now: Date };

/** The id is the form's: what is sent twice is planned once. */
export async function planSession(services: Services, { id, plannerId, plan, now }: Planned): Promise<void> {
  const { db } = services;
  if (await isPlanned()) return;
  refuseStart(plan.startsAt, now);
  await refuseUnknownSubject(db, plan.subject);
  await db.transaction(async (tx) => {
    const isNew = await addSession(tx, services, { id, plannerId, plan, now });
    const { userId } = plan.tutor;
    if (!isNew || userId === plannerId) return;
    await services.events.announce(tx, tutorAppointed, { sessionId: id, sequence: 0, userId });
  });
  // Somebody else's session that happens to have this id.
  if (!(await isPlanned())) throw new AppError('NOT_POSSIBLE_NOW');

  async function isPlanned(): Promise<boolean> {
    const own = and(eq(groupSessions.id, id), eq(groupSessions.createdBy, plannerId));
    return (await db.select({ id: groupSessions.id }).from(groupSessions).where(own)).length > 0;
  }
}

/** A session with the tutor's time, of which nobody is told; false if there is one with this id. */
export async function addSession(tx: Db, services: Services, { id, plannerId, plan, now }: Planned): Promise<boolean> {
  const [added] = await tx
    .insert(groupSessions)
    .values({ ...columnsOf(plan), id, createdBy: plannerId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: groupSessions.id });
  if (!added) return false;
  await takeSessionTime(tx, id, plan, now);
  await announceSearchable(tx, services, id);
  return true;
}
