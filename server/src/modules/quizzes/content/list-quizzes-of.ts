import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { quizzes } from '../quizzes.tables.ts';

/** The quizzes that a course has, by id. */
export async function listQuizzesOf(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(eq(quizzes.courseId, courseId))
    .orderBy(asc(quizzes.id));
  return rows.map(({ id }) => id);
}
