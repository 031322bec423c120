import type { Language } from '@navor/contract';
import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '../../platform/access.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { users } from '../identity/index.ts';
import { found } from './attempt-states.ts';
import { limitedDay } from './daily-limit.ts';
import { type DrawnQuestion, drawQuestions, shuffleQuestions } from './draw-questions.ts';
import { findQuiz, type QuizRow } from './find-quiz.ts';
import { handInOverdue } from './hand-in-overdue.ts';
import { insertAttempt } from './insert-attempt.ts';
import { refusalToStart, refuseLockedQuiz } from './quizzes.policy.ts';

type Starting = { quizId: string; viewer: SignedIn; timeZone: string; language: Language; now: Date };

/** Starts an attempt, or finds the one that is open; tells its id. */
export async function startAttempt(services: Services, starting: Starting): Promise<string> {
  const { viewer, now } = starting;
  const quiz = found(await findQuiz(services.pool, starting));
  if (quiz.standing?.open_attempt_id) return quiz.standing.open_attempt_id;
  if (quiz.overdue_attempt_id) {
    await handInOverdue(services, { attemptId: quiz.overdue_attempt_id, userId: viewer.user.id, now });
  }
  refuseLockedQuiz(viewer, quiz, starting.language);
  // Drawn before the transaction begins: it must not wait for a second connection while it holds its own.
  const questions = await drawQuestions(services.pool, quiz.id);
  if (questions.length === 0) throw new AppError('NOT_FOUND');
  const drawn = quiz.shuffles_questions ? shuffleQuestions(questions) : questions;
  return services.db.transaction((tx) => begin(tx, quiz, drawn, starting));
}

async function begin(tx: Db, quiz: QuizRow, drawn: DrawnQuestion[], starting: Starting): Promise<string> {
  const { viewer, now } = starting;
  const userId = viewer.user.id;
  // Starts of one person take turns, at whichever quizzes: limits hold, and there is one open attempt a quiz.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const day = limitedDay(starting);
  const earlier = await countEarlier(tx, { userId, quizId: quiz.id, dayStart: day?.start ?? null });
  if (earlier.open_attempt_id) return earlier.open_attempt_id;
  const refusal = refusalToStart(viewer, quiz, {
    attemptCount: earlier.attempt_count,
    today: day && { started: earlier.started_today, resetsAt: day.end },
  });
  if (refusal) throw new AppError('ATTEMPT_LIMIT', refusal);
  const { time_limit_seconds: limit } = quiz;
  return insertAttempt(
    tx,
    {
      ...{ userId, kind: 'quiz', quizId: quiz.id, isStandalone: quiz.course_id === null },
      number: earlier.last_number + 1,
      ...{ feedback: quiz.feedback, passingPercent: quiz.passing_percent, shufflesOptions: quiz.shuffles_options },
      ...{ startedAt: now, deadline: limit === null ? null : new Date(now.getTime() + limit * 1000) },
    },
    drawn,
  );
}

type Earlier = {
  attempt_count: number;
  last_number: number;
  open_attempt_id: string | null;
  started_today: number;
};

async function countEarlier(
  tx: Db,
  { userId, quizId, dayStart }: { userId: string; quizId: string; dayStart: Date | null },
): Promise<Earlier> {
  const isThis = sql`quiz_id = ${quizId}`;
  const isToday = sql`started_at >= ${dayStart}::timestamptz`;
  const { rows } = await tx.execute<Earlier>(sql`
    SELECT count(*) FILTER (WHERE ${isThis})::int AS attempt_count,
           coalesce(max(number) FILTER (WHERE ${isThis}), 0) AS last_number,
           (array_agg(id) FILTER (WHERE ${isThis} AND submitted_at IS NULL))[1] AS open_attempt_id,
           count(*) FILTER (WHERE is_standalone AND ${isToday})::int AS started_today
    FROM quiz_attempts
    WHERE user_id = ${userId} AND kind = 'quiz' AND (${isThis} OR ${isToday})`);
  const [counted] = rows;
  if (!counted) throw new Error('Counting always has a result');
  return counted;
}
