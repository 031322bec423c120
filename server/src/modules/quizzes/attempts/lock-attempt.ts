import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../../../platform/database/database.ts';
import { attemptQuestions, quizAttempts } from '../attempts.tables.ts';
import { cachedQuestionVersions, type QuestionVersions, versionIn } from '../questions/question-version-cache.ts';
import { findAskedRegradings, type MarkedByRegrading, markByRegrading } from '../regrading/mark-by-regrading.ts';
import type { LearnerAttempt } from './find-attempt.ts';

export type LockedAttempt = typeof quizAttempts.$inferSelect;
export type MarkedAnswer = MarkedByRegrading & { position: number };

/**
 * What the questions of an attempt say. They never change, so they are read before the transaction that marks the
 * answers: that must not wait for a second connection while it holds its own.
 */
export async function versionsOf(pool: Pool, attemptId: string): Promise<QuestionVersions> {
  const { rows } = await pool.query<{ version_id: string }>({
    name: 'quizzes-attempt-versions',
    text: 'SELECT version_id FROM attempt_questions WHERE attempt_id = $1 AND settled_at IS NULL',
    values: [attemptId],
  });
  return cachedQuestionVersions(
    pool,
    rows.map(({ version_id }) => version_id),
  );
}

/** An attempt of somebody, held until the transaction ends. Its owner's row is taken after it, never before. */
export async function lockAttempt(tx: Db, { attemptId, userId }: LearnerAttempt): Promise<LockedAttempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.id, attemptId), eq(quizAttempts.userId, userId)))
    .for('update');
  return attempt;
}

/** Marks the answers that are not settled, and holds them: none of them changes until the transaction ends. */
export async function markAnswers(tx: Db, attempt: LockedAttempt, versions: QuestionVersions): Promise<MarkedAnswer[]> {
  const answers = await tx
    .select({
      position: attemptQuestions.position,
      versionId: attemptQuestions.versionId,
      seed: attemptQuestions.seed,
      values: attemptQuestions.values,
      language: attemptQuestions.language,
      response: attemptQuestions.response,
      max_points: attemptQuestions.maxPoints,
      regradingId: attemptQuestions.regradingId,
    })
    .from(attemptQuestions)
    .where(and(eq(attemptQuestions.attemptId, attempt.id), isNull(attemptQuestions.settledAt)))
    .orderBy(asc(attemptQuestions.position))
    .for('update');
  const regradings = await findAskedRegradings(
    tx,
    answers.map(({ regradingId }) => regradingId),
  );
  return answers.map(({ position, versionId, regradingId, ...answer }) => ({
    position,
    ...markByRegrading(versionIn(versions, versionId), answer, {
      regrading: regradings.get(regradingId ?? ''),
      shuffles: attempt.shufflesOptions,
    }),
  }));
}
