import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { passCourseQuiz } from '../../courses/index.ts';
import { lockPerson } from '../../identity/index.ts';
import { leastDifference } from '../answers/mark-answer.ts';
import { attemptQuestions, quizAttempts } from '../attempts.tables.ts';
import { attemptSubmitted, quizPassed } from '../quizzes.events.ts';
import { countStudyTime } from './count-study-time.ts';
import type { LockedAttempt, MarkedAnswer } from './lock-attempt.ts';

type Submission = {
  attempt: LockedAttempt;
  /** Those that were not settled yet. */
  answers: MarkedAnswer[];
  timeZone: string;
  at: Date;
  isTimedOut: boolean;
};

/** Settles what is left of an attempt that the transaction holds, closes it and tells everybody whom it concerns. */
export async function recordSubmission(
  services: Services,
  tx: Db,
  { attempt, answers, timeZone, at, isTimedOut }: Submission,
): Promise<void> {
  const { id, userId, quizId, kind, passingPercent, maxPoints } = attempt;
  await moveAnswers(tx, id, answers);
  const { points, hasAnswers } = await settleAnswers(tx, id, answers, at);
  const hasPassed = isEnough(points, { passingPercent, maxPoints });
  const passedQuiz = hasPassed ? quizId : null;
  const isFirstPass = passedQuiz !== null && (await isFirst(tx, { userId, quizId: passedQuiz }));
  await tx
    .update(quizAttempts)
    .set({ submittedAt: at, isTimedOut, points, hasPassed, isFirstPass })
    .where(eq(quizAttempts.id, id));
  await services.events.announce(tx, attemptSubmitted, {
    ...{ attemptId: id, userId, quizId, kind, at, timeZone, hasAnswers },
  });
  if (isFirstPass) await services.events.announce(tx, quizPassed, { userId, quizId: passedQuiz, at, timeZone });
  if (passedQuiz !== null) await passCourseQuiz(services, tx, { userId, quizId: passedQuiz, at, timeZone });
  // After the enrolment, as reading takes them.
  await countStudyTime(services, tx, attempt, { at, timeZone });
}

export function isEnough(points: number, attempt: { passingPercent: number; maxPoints: number }): boolean {
  return points * 100 >= attempt.passingPercent * attempt.maxPoints - leastDifference;
}

/** Answers to questions that were mended meanwhile go over to the version that they were marked by; mostly there are none. */
async function moveAnswers(tx: Db, attemptId: string, answers: MarkedAnswer[]): Promise<void> {
  for (const { position, moved } of answers) {
    if (!moved) continue;
    const isAnswer = and(eq(attemptQuestions.attemptId, attemptId), eq(attemptQuestions.position, position));
    await tx.update(attemptQuestions).set(moved).where(isAnswer);
  }
}

type Settled = { points: number; hasAnswers: boolean };

/** Writes what the answers are worth by one statement; tells of the whole attempt, with what was settled before. */
async function settleAnswers(tx: Db, attemptId: string, answers: MarkedAnswer[], at: Date): Promise<Settled> {
  const marks = JSON.stringify(answers.map(({ position, outcome, points }) => ({ position, outcome, points })));
  const { rows } = await tx.execute<Settled>(sql`
    WITH marks AS (
      SELECT * FROM jsonb_to_recordset(${marks}::jsonb) AS mark (position int, outcome jsonb, points float8)
    ), settled AS (
      UPDATE attempt_questions AS answers
      SET settled_at = ${at}, outcome = marks.outcome, points = marks.points
      FROM marks
      WHERE answers.attempt_id = ${attemptId} AND answers.position = marks.position
    )
    SELECT coalesce(sum(coalesce(marks.points, answers.points)), 0)::float8 AS points,
      coalesce(bool_or(coalesce(marks.outcome, answers.outcome) ->> 'kind' <> 'unanswered'), false) AS "hasAnswers"
    FROM attempt_questions AS answers LEFT JOIN marks ON marks.position = answers.position
    WHERE answers.attempt_id = ${attemptId}`);
  return rows[0] ?? { points: 0, hasAnswers: false };
}

/** Whether nobody has passed this quiz for this person before. They hand in one attempt at a time. */
export async function isFirst(tx: Db, { userId, quizId }: { userId: string; quizId: string }): Promise<boolean> {
  await lockPerson(tx, userId);
  const isEarlier = and(
    eq(quizAttempts.userId, userId),
    eq(quizAttempts.quizId, quizId),
    eq(quizAttempts.hasPassed, true),
  );
  const earlier = await tx.select({ id: quizAttempts.id }).from(quizAttempts).where(isEarlier).limit(1);
  return earlier.length === 0;
}
