import type { Db } from '../../../platform/database/database.ts';
import { isOfLearner, type LearnerLesson } from '../lessons/learner-lesson.ts';
import { lessonProgress } from '../lessons.tables.ts';

/** Marks a lesson as not done. A course that was completed stays so: what is earned is not taken back. */
export async function reopenLesson(db: Db, own: LearnerLesson): Promise<void> {
  await db.update(lessonProgress).set({ completedAt: null }).where(isOfLearner(lessonProgress, own));
}
