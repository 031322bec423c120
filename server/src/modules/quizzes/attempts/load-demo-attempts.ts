import { homeTimeZone } from '@navor/contract';
import { defaultLanguage } from '@navor/languages';
import type { Response } from '@navor/questions';
import { slipsOf, solveQuestion } from '@navor/questions/scoring';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { courses } from '../../courses/index.ts';
import { findRecipientByEmail } from '../../identity/index.ts';
import { drawingOf } from '../answers/mark-answer.ts';
import { attemptQuestions, quizAttempts } from '../attempts.tables.ts';
import { type DrawnQuestion, drawQuestions } from '../questions/draw-questions.ts';
import { cachedQuestionVersions, type QuestionVersions, versionIn } from '../questions/question-version-cache.ts';
import { quizzes } from '../quizzes.tables.ts';
import { insertAttempt } from './insert-attempt.ts';
import { lockAttempt, markAnswers } from './lock-attempt.ts';
import { recordSubmission } from './record-submission.ts';

const hourMs = 60 * 60 * 1000;
const secondsPerQuestion = 50;

/** What the demo learner has tried so far: one quiz went well, one less so, and one is still open. */
export async function loadDemoAttempts(services: Services, now = new Date()): Promise<void> {
  const account = await findRecipientByEmail(services.db, 'learner@navor.example');
  if (!account) return;
  const userId = account.id;
  const [any] = await services.db
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(eq(quizAttempts.userId, userId))
    .limit(1);
  if (any) return;
  const [well, badly, ...others] = await openQuizzes(services.db);
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
  if (well)
    await createDemoAttempt(services, {
      userId,
      quiz: well,
      startedAt: hoursAgo(6 * 24),
      answer: alwaysRight,
      isFinished: true,
    });
  if (badly)
    await createDemoAttempt(services, {
      userId,
      quiz: badly,
      startedAt: hoursAgo(50),
      answer: mostlyWrong,
      isFinished: true,
    });
  // One with a time limit would be over by now. Started before today, it takes nothing from today's limit.
  const open = others.find(({ timeLimitSeconds }) => timeLimitSeconds === null);
  if (open)
    await createDemoAttempt(services, {
      userId,
      quiz: open,
      startedAt: hoursAgo(26),
      answer: onlyFirst,
      isFinished: false,
    });
}

type Quiz = typeof quizzes.$inferSelect;

/** What is open to everybody: the quizzes of courses first, since the learner is half-way through one. */
async function openQuizzes(db: Db): Promise<Quiz[]> {
  const isOfOpenCourse = and(eq(courses.status, 'published'), eq(courses.access, 'free'));
  const rows = await db
    .select({ quiz: quizzes })
    .from(quizzes)
    .leftJoin(courses, eq(courses.id, quizzes.courseId))
    .where(and(eq(quizzes.status, 'published'), or(isNull(quizzes.courseId), isOfOpenCourse)))
    .orderBy(sql`${quizzes.courseId} IS NULL`, asc(quizzes.position), asc(quizzes.id));
  return rows.map(({ quiz }) => quiz);
}

/** What the learner answers to a question, of which right and wrong answers are known; null for nothing. */
type AnswerChoice = (position: number, right: Response, slips: Response[]) => Response | null;

const alwaysRight: AnswerChoice = (_, right) => right;
const mostlyWrong: AnswerChoice = (position, right, [slip]) => (position % 3 === 0 ? right : (slip ?? right));
const onlyFirst: AnswerChoice = (position, right) => (position === 1 ? right : null);

type DemoAttempt = { userId: string; quiz: Quiz; startedAt: Date; answer: AnswerChoice; isFinished: boolean };

async function createDemoAttempt(
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
