import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { updateQuiz } from '../authoring/update-quiz.ts';
import { quizzesSearchSource } from '../catalogue/quizzes-search-source.ts';
import { questions } from '../quizzes.tables.ts';

type Placing = { quizId: string; questionId: string };

/** Attempts that have the question keep it. */
export async function takeOutOfQuiz(
  tx: Db,
  services: Pick<Services, 'events'>,
  { quizId, questionId }: Placing,
): Promise<void> {
  const isQuestion = and(eq(questions.quizId, quizId), eq(questions.id, questionId));
  await tx.update(questions).set({ position: null }).where(isQuestion);
  await settleQuiz(tx, services, quizId);
}

/** Puts a question that left its quiz where it was: those from there on move up. False where it is in the quiz already. */
export async function putIntoQuiz(
  tx: Db,
  services: Pick<Services, 'events'>,
  { quizId, questionId, number }: Placing & { number: number },
): Promise<boolean> {
  const isOutside = and(eq(questions.quizId, quizId), eq(questions.id, questionId), isNull(questions.position));
  const placed = await tx.update(questions).set({ position: number }).where(isOutside).returning({ id: questions.id });
  if (placed.length === 0) return false;
  await tx.execute(sql`
    UPDATE questions SET position = position + 1
    WHERE quiz_id = ${quizId} AND id <> ${questionId} AND position >= ${number}`);
  await settleQuiz(tx, services, quizId);
  return true;
}

async function settleQuiz(tx: Db, { events }: Pick<Services, 'events'>, quizId: string): Promise<void> {
  // Numbers of questions are read off their positions.
  await tx.execute(sql`
    UPDATE questions SET position = numbered.number
    FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS number
          FROM questions WHERE quiz_id = ${quizId} AND position IS NOT NULL) AS numbered
    WHERE questions.quiz_id = ${quizId} AND questions.id = numbered.id AND questions.position <> numbered.number`);
  await updateQuiz(tx, quizId);
  await events.announce(tx, searchableChanged, { source: quizzesSearchSource.name, groupId: quizId });
}
