import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { questions } from '../quizzes.tables.ts';

/** Also of those that left the quiz: attempts still have them. */
export async function listQuestionIds(db: Db, quizId: string): Promise<string[]> {
  const rows = await db.select({ id: questions.id }).from(questions).where(eq(questions.quizId, quizId));
  return rows.map(({ id }) => id);
}
