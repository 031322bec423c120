import type { Language } from '@navor/languages';
import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Day } from '../../../platform/time/days.ts';
import { lockPerson } from '../../identity/index.ts';
import { findQuiz, type QuizRow } from '../catalogue/find-quiz.ts';
import { type DrawnQuestion, drawQuestions, shuffleQuestions } from '../questions/draw-questions.ts';
import { refusalToStart, refuseLockedQuiz } from '../quizzes.policy.ts';
import { quizzes } from '../quizzes.tables.ts';
import { attemptsTodayIn, limitedDay } from './daily-limit.ts';
import { insertAttempt } from './insert-attempt.ts';
import { submitOverdueAttempt } from './submit-attempt.ts';

type Starting = { quizId: string; viewer: SignedIn; timeZone: string; language: Language; now: Date };

/** Starts an attempt, or finds the one that is open; tells its id. */
export async function startAttempt(services: Services, starting: Starting): Promise<string> {
  const { viewer, timeZone, now } = starting;
  const quiz = found(await findQuiz(services, starting));
  // A draft that nothing was put into yet.
  if (quiz.question_count === 0) throw new AppError('NOT_FOUND');
  if (quiz.standing?.open_attempt_id) return quiz.standing.open_attempt_id;
  if (quiz.overdue_attempt_id) {
    const overdue = { attemptId: quiz.overdue_attempt_id, userId: viewer.user.id };
    await submitOverdueAttempt(services, { ...overdue, timeZone, now });
  }
  refuseLockedQuiz(viewer, quiz, starting.language);
  return services.db.transaction((tx) => begin(tx, quiz, starting));
}

async function begin(tx: Db, quiz: QuizRow, starting: Starting): Promise<string> {
  const { viewer, now } = starting;
  const userId = viewer.user.id;
  // Starts of one person take turns, at whichever quizzes: limits hold, and there is one open attempt a quiz.
  if (!(await lockPerson(tx, userId))) throw new AppError('NOT_AUTHENTICATED');
  const earlier = await countEarlier(tx, { userId, quizId: quiz.id });
  if (earlier.open_attempt_id) return earlier.open_attempt_id;
  const today = await attemptsTodayIn(tx, starting);
  const refusal = refusalToStart(viewer, quiz, { attemptCount: earlier.attempt_count, today });
  if (refusal) throw new AppError('ATTEMPT_LIMIT', refusal);
  const drawn = await drawQuiz(tx, quiz);
  const { time_limit_seconds: limit } = quiz;
  return insertAttempt(
    tx,
    {
      ...{ userId, kind: 'quiz', quizId: quiz.id, limitedOn: limitedOn(quiz, starting) },
      number: earlier.last_number + 1,
      ...{ feedback: quiz.feedback, passingPercent: quiz.passing_percent, shufflesOptions: quiz.shuffles_options },
      ...{ startedAt: now, deadline: limit === null ? null : new Date(now.getTime() + limit * 1000) },
    },
    drawn,
  );
}

/** Attempts of a plan without a limit are nothing to make up for once it has ended. */
function limitedOn(quiz: QuizRow, starting: Starting): Day | null {
  return quiz.course_id === null ? (limitedDay(starting)?.day ?? null) : null;
}

/** Whoever loads the quiz meanwhile waits, or is waited for: questions that are drawn must not go before they are kept. */
async function drawQuiz(tx: Db, { id, shuffles_questions: shuffles }: QuizRow): Promise<DrawnQuestion[]> {
  await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, id)).for('share');
  const questions = await drawQuestions(tx, id);
  if (questions.length === 0) throw new AppError('NOT_FOUND');
  return shuffles ? shuffleQuestions(questions) : questions;
}

type Earlier = { attempt_count: number; last_number: number; open_attempt_id: string | null };

async function countEarlier(tx: Db, { userId, quizId }: { userId: string; quizId: string }): Promise<Earlier> {
  const { rows } = await tx.execute<Earlier>(sql`
    SELECT count(*)::int AS attempt_count, coalesce(max(number), 0) AS last_number,
           (array_agg(id) FILTER (WHERE submitted_at IS NULL))[1] AS open_attempt_id
    FROM quiz_attempts
    WHERE user_id = ${userId} AND quiz_id = ${quizId} AND kind = 'quiz'`);
  const [counted] = rows;
  if (!counted) throw new Error('Counting always has a result');
  return counted;
}
