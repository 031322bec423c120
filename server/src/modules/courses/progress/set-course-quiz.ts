import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { courseQuizzes } from '../course-quizzes.tables.ts';

/** A quiz, and the course that asks for it: none for a standalone quiz. */
export type CourseQuiz = { quizId: string; courseId: string | null; lessonId: string | null; isRequired: boolean };

/** Takes note, in the transaction that changes a quiz, of whether a course is completed only once it is passed. */
export async function setCourseQuiz(db: Db, { quizId, courseId, lessonId, isRequired }: CourseQuiz): Promise<void> {
  if (courseId === null || !isRequired) {
    await db.delete(courseQuizzes).where(eq(courseQuizzes.quizId, quizId));
    return;
  }
  const row = { courseId, lessonId };
  await db
    .insert(courseQuizzes)
    .values({ quizId, ...row })
    .onConflictDoUpdate({ target: courseQuizzes.quizId, set: row });
}
