import type { Db } from '../../../platform/database/database.ts';
import { lessonBookmarks } from '../lessons.tables.ts';
import { isOwn, type OwnLesson } from './learner-lesson.ts';

export async function bookmarkLesson(db: Db, { userId, courseId, lessonId }: OwnLesson): Promise<void> {
  await db.insert(lessonBookmarks).values({ userId, courseId, lessonId }).onConflictDoNothing();
}

export async function removeBookmark(db: Db, own: OwnLesson): Promise<void> {
  await db.delete(lessonBookmarks).where(isOwn(lessonBookmarks, own));
}
