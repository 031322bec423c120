import type { RemainingWork } from '@navor/contract';
import type { Translated } from '@navor/languages';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { courseCompleted } from '../courses.events.ts';
import { courseEnrollments } from '../lessons.tables.ts';
import { remainingWorkSql } from './remaining-work.ts';

type Finishing = {
  /** Held by the caller's transaction, so that what is left is decided by one at a time. */
  enrolment: { id: string; userId: string; courseId: string; completedAt: Date | null };
  titles: Translated;
  at: Date;
  timeZone: string | null;
};

/** When the course was completed, or what is left before it is. */
type Finished = { completedAt: Date; left: null } | { completedAt: null; left: RemainingWork };

/** Completes a course of which nothing is left, once. */
export async function completeCourse(services: Services, tx: Db, finishing: Finishing): Promise<Finished> {
  const { enrolment, titles, at, timeZone } = finishing;
  const { id, userId, courseId, completedAt } = enrolment;
  if (completedAt) return { completedAt, left: null };
  const left = await findRemainingWork(tx, id);
  if (left !== 'nothing') return { completedAt: null, left };
  await tx.update(courseEnrollments).set({ completedAt: at }).where(eq(courseEnrollments.id, id));
  await services.events.announce(tx, courseCompleted, { userId, courseId, titles, at, timeZone });
  return { completedAt: at, left: null };
}

async function findRemainingWork(tx: Db, enrolmentId: string): Promise<RemainingWork> {
  const { rows } = await tx.execute<{ left: RemainingWork | null }>(sql`
    SELECT ${sql.raw(remainingWorkSql)} AS "left" FROM course_enrollments AS enrolment WHERE enrolment.id = ${enrolmentId}`);
  const left = rows[0]?.left;
  if (!left) throw new Error(`The enrolment ${enrolmentId} is not the one that is held`);
  return left;
}
