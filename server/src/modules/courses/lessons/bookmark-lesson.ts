import type { Db } from '../../../platform/database/database.ts';
import { lessonBookmarks } from '../lessons.tables.ts';
import { isOfLearner, type LearnerLesson } from './learner-lesson.ts';

export async function bookmarkLesson(db: Db, { userId, courseId, lessonId }: LearnerLesson): Promise<void> {
  await db.insert(lessonBookmarks).values({ userId, courseId, lessonId }).onConflictDoNothing();
}

export async function removeBookmark(db: Db, own: LearnerLesson): Promise<void> {
  await db.delete(lessonBookmarks).where(isOfLearner(lessonBookmarks, own));
}
