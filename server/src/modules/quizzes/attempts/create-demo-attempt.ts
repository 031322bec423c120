import { homeTimeZone } from '@navor/contract';
import { defaultLanguage } from '@navor/languages';
import type { Response } from '@navor/questions';
import { slipsOf, solveQuestion } from '@navor/questions/scoring';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { drawingOf } from '../answers/mark-answer.ts';
import { attemptQuestions } from '../attempts.tables.ts';
import { type DrawnQuestion, drawQuestions } from '../questions/draw-questions.ts';
import { cachedQuestionVersions, type QuestionVersions, versionIn } from '../questions/question-version-cache.ts';
import type { quizzes } from '../quizzes.tables.ts';
import { insertAttempt } from './insert-attempt.ts';
import { lockAttempt, markAnswers } from './lock-attempt.ts';
import { recordSubmission } from './record-submission.ts';

const secondsPerQuestion = 50;

/** What the learner answers to a question, of which right and wrong answers are known; null for nothing. */
export type AnswerChoice = (position: number, right: Response, slips: Response[]) => Response | null;

type DemoAttempt = {
  userId: string;
  quiz: typeof quizzes.$inferSelect;
  startedAt: Date;
  answer: AnswerChoice;
  isFinished: boolean;
};

/** An attempt as its learner would have made it, at a moment that is past. */
export async function createDemoAttempt(
  services: Services,
  { userId, quiz, startedAt, answer, isFinished }: DemoAttempt,
): Promise<void> {
  const drawn = await drawQuestions(services.db, quiz.id);
  if (drawn.length === 0) return;
  const versions = await cachedQuestionVersions(
    services.pool,
    drawn.map(({ versionId }) => versionId),
  );
  const { feedback, passingPercent, shufflesOptions, timeLimitSeconds } = quiz;
  const seconds = paceOf(drawn.length, timeLimitSeconds);
  const after = (passed: number) => new Date(startedAt.getTime() + passed * 1000);
  await services.db.transaction(async (tx) => {
    const attemptId = await insertAttempt(
      tx,
      {
        ...{ userId, kind: 'quiz', quizId: quiz.id, number: 1 },
        ...{ feedback, passingPercent, shufflesOptions, startedAt },
        deadline: timeLimitSeconds === null ? null : after(timeLimitSeconds),
      },
      drawn,
    );
    for (const [index, question] of drawn.entries()) {
      const { right, slips } = knownAnswers(question, versions, shufflesOptions);
      const response = answer(index + 1, right, slips);
      const savedAt = after((index + 1) * seconds);
      if (response) await saveDemoAnswer(tx, { attemptId, position: index + 1, response, savedAt, seconds });
    }
    const attempt = isFinished ? await lockAttempt(tx, { attemptId, userId }) : undefined;
    if (!attempt) return;
    const answers = await markAnswers(tx, attempt, versions);
    await recordSubmission(services, tx, {
      attempt,
      answers,
      timeZone: homeTimeZone,
      at: after(drawn.length * seconds),
      isTimedOut: false,
    });
  });
}

/** Seconds for a question, so that the last one is answered well within the time limit. */
function paceOf(questionCount: number, timeLimit: number | null): number {
  if (timeLimit === null) return secondsPerQuestion;
  return Math.min(secondsPerQuestion, Math.floor((timeLimit * 0.9) / questionCount));
}

function knownAnswers(
  question: DrawnQuestion,
  versions: QuestionVersions,
  shuffles: boolean,
): { right: Response; slips: Response[] } {
  const prepared = versionIn(versions, question.versionId);
  const drawing = drawingOf(question, { shuffles, language: defaultLanguage });
  return { right: solveQuestion(prepared, drawing), slips: slipsOf(prepared, drawing) };
}

type DemoAnswer = { attemptId: string; position: number; response: Response; savedAt: Date; seconds: number };

async function saveDemoAnswer(tx: Db, { attemptId, position, response, savedAt, seconds }: DemoAnswer): Promise<void> {
  await tx
    .update(attemptQuestions)
    .set({ response, revision: 1, savedAt, secondsSpent: seconds, language: defaultLanguage })
    .where(and(eq(attemptQuestions.attemptId, attemptId), eq(attemptQuestions.position, position)));
}
