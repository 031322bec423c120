import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { tutors } from '../../tutoring/index.ts';
import { groupSessions } from '../groups.tables.ts';
import type { SessionRow } from '../seats/seat-rules.ts';

/** A session and whose it is. */
export type FoundSession = SessionRow & { tutorUserId: string | null };

export async function findSession(db: Db, id: string): Promise<FoundSession | undefined> {
  const [row] = await db
    .select({ session: groupSessions, tutorUserId: tutors.userId })
    .from(groupSessions)
    .leftJoin(tutors, eq(tutors.id, groupSessions.tutorId))
    .where(eq(groupSessions.id, id));
  return row && { ...row.session, tutorUserId: row.tutorUserId };
}
