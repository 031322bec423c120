import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { LessonIds } from './find-lesson.ts';
import { lessonBookmarks } from './lessons.tables.ts';

type Bookmark = LessonIds & { userId: string };

export async function bookmarkLesson(db: Db, { userId, courseId, lessonId }: Bookmark): Promise<void> {
  await db.insert(lessonBookmarks).values({ userId, courseId, lessonId }).onConflictDoNothing();
}

export async function removeBookmark(db: Db, { userId, courseId, lessonId }: Bookmark): Promise<void> {
  await db
    .delete(lessonBookmarks)
    .where(
      and(
        eq(lessonBookmarks.userId, userId),
        eq(lessonBookmarks.courseId, courseId),
        eq(lessonBookmarks.lessonId, lessonId),
      ),
    );
}
