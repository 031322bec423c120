import type { Db } from '../../../platform/database/database.ts';
import { attemptQuestions, quizAttempts } from '../attempts.tables.ts';
import type { DrawnQuestion } from '../questions/draw-questions.ts';

type Beginning = Omit<typeof quizAttempts.$inferInsert, 'id' | 'maxPoints'>;

/** Begins an attempt with these questions in this order; all of them are written by one statement. */
export async function insertAttempt(tx: Db, beginning: Beginning, drawn: DrawnQuestion[]): Promise<string> {
  const maxPoints = drawn.reduce((sum, question) => sum + question.maxPoints, 0);
  const [attempt] = await tx
    .insert(quizAttempts)
    .values({ ...beginning, maxPoints })
    .returning({ id: quizAttempts.id });
  if (!attempt) throw new Error('The attempt was not stored');
  await tx.insert(attemptQuestions).values(
    drawn.map((question, index) => ({
      ...question,
      attemptId: attempt.id,
      position: index + 1,
      userId: beginning.userId,
    })),
  );
  return attempt.id;
}
