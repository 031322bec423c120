import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { courseEnrollments } from '../lessons.tables.ts';

type Enrolment = typeof courseEnrollments.$inferSelect;
type EnrolLearnerInput = { userId: string; courseId: string; at: Date };

/** Enrols somebody in the caller's transaction; again, or from two devices at once, it is still one enrolment. */
export async function enrolLearner(tx: Db, input: EnrolLearnerInput): Promise<Enrolment> {
  const { userId, courseId, at } = input;
  const [enrolled] = await tx
    .insert(courseEnrollments)
    .values({ userId, courseId, enrolledAt: at })
    .onConflictDoNothing({ target: [courseEnrollments.userId, courseEnrollments.courseId] })
    .returning();
  if (enrolled) return enrolled;
  const earlier = await lockEnrolment(tx, input);
  if (!earlier) throw new Error(`${userId} could not be enrolled in ${courseId}`);
  return earlier;
}

/** An enrolment, held until the transaction ends: whatever decides about a whole course takes turns by it. */
export async function lockEnrolment(
  tx: Db,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<Enrolment | undefined> {
  const [enrolment] = await tx
    .select()
    .from(courseEnrollments)
    .where(and(eq(courseEnrollments.userId, userId), eq(courseEnrollments.courseId, courseId)))
    .for('update');
  return enrolment;
}
