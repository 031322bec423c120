import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { LessonIds } from './find-lesson.ts';
import { lessonProgress } from './lessons.tables.ts';

/** Marks a lesson as not done. A course that was completed stays so: what is earned is not taken back. */
export async function reopenLesson(db: Db, userId: string, { courseId, lessonId }: LessonIds): Promise<void> {
  await db
    .update(lessonProgress)
    .set({ completedAt: null })
    .where(
      and(
        eq(lessonProgress.userId, userId),
        eq(lessonProgress.courseId, courseId),
        eq(lessonProgress.lessonId, lessonId),
      ),
    );
}
