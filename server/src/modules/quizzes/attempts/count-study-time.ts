import { eq, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { addStudyTime } from '../../courses/index.ts';
import { attemptQuestions } from '../attempts.tables.ts';
import { quizzes } from '../quizzes.tables.ts';
import type { LockedAttempt } from './lock-attempt.ts';

/** The time of an attempt is learning like the time of a lesson: it counts on the day when the attempt is handed in. */
export async function countStudyTime(
  services: Services,
  tx: Db,
  { id, userId, quizId }: LockedAttempt,
  submitted: { at: Date; timeZone: string },
): Promise<void> {
  const [spent] = await tx
    .select({ seconds: sum(attemptQuestions.secondsSpent).mapWith(Number) })
    .from(attemptQuestions)
    .where(eq(attemptQuestions.attemptId, id));
  const seconds = spent?.seconds ?? 0;
  if (seconds === 0) return;
  const courseId = quizId === null ? null : await courseOf(tx, quizId);
  await addStudyTime(services, tx, { userId, courseId, seconds, ...submitted });
}

async function courseOf(tx: Db, quizId: string): Promise<string | null> {
  const [quiz] = await tx.select({ courseId: quizzes.courseId }).from(quizzes).where(eq(quizzes.id, quizId));
  return quiz?.courseId ?? null;
}
