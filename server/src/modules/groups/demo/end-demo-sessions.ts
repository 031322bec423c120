import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { users } from '../../identity/index.ts';
import { releaseTime, tutors } from '../../tutoring/index.ts';
import { groupSessions } from '../groups.tables.ts';
import { announceSearchable } from '../sessions/session-plan.ts';

/** Nobody takes or pays for a seat with somebody who does not exist once the demo is over; the next one plans its own week. */
export async function endDemoSessions(services: Services, now = new Date()): Promise<void> {
  await services.db.transaction(async (tx) => {
    const ofDemo = tx
      .select({ id: tutors.id })
      .from(tutors)
      .innerJoin(users, eq(users.id, tutors.userId))
      .where(eq(users.isDemo, true));
    const ended = await tx
      .delete(groupSessions)
      .where(and(inArray(groupSessions.tutorId, ofDemo), gt(groupSessions.startsAt, now)))
      .returning({ id: groupSessions.id });
    for (const { id } of ended) {
      await releaseTime(tx, id);
      await announceSearchable(tx, services, id);
    }
  });
}
