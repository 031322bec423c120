import { homeTimeZone } from '@navor/contract';
import { and, asc, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { addDays, dayOf } from '../../../platform/time/days.ts';
import { momentOf } from '../../../platform/time/local-time.ts';
import { courses, findCourseWork } from '../../courses/index.ts';
import { findRecipientByEmail } from '../../identity/index.ts';
import { quizAttempts } from '../attempts.tables.ts';
import { quizzes } from '../quizzes.tables.ts';
import { type AnswerChoice, createDemoAttempt } from './create-demo-attempt.ts';

const hourMs = 60 * 60 * 1000;

export async function loadDemoAttempts(services: Services, now = new Date()): Promise<void> {
  await tryQuizzes(services, now);
  await passLastQuizzes(services, now);
}

/** What the demo learner has tried so far: one quiz went well, one less so, and one is still open. */
async function tryQuizzes(services: Services, now: Date): Promise<void> {
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

/**
 * The other one has read a whole course: its quizzes were passed a day after the other, and the last one completed it. Those
 * that were tried before are left alone.
 */
async function passLastQuizzes(services: Services, now: Date): Promise<void> {
  const courseId = 'osnove-elektrotehnike';
  const account = await findRecipientByEmail(services.db, 'premium@navor.example');
  if (!account) return;
  const userId = account.id;
  const work = await findCourseWork(services.db, { userId, courseId });
  const isOnlyQuizzesAway = work?.enrolledAt && !work.completedAt && work.lessons.length === 0;
  if (!isOnlyQuizzesAway) return;
  const untried = await untriedQuizzes(services.db, { userId, courseId });
  for (const [index, quiz] of untried.entries()) {
    const day = addDays(dayOf(now, homeTimeZone), index - (untried.length - 1) - 6);
    const startedAt = momentOf(`${day}T17:00`, homeTimeZone);
    await createDemoAttempt(services, { userId, quiz, startedAt, answer: mostlyRight, isFinished: true });
  }
}

/** What is open to everybody: the quizzes of courses first, since the learner is half-way through one. */
async function openQuizzes(db: Db): Promise<(typeof quizzes.$inferSelect)[]> {
  const isOfOpenCourse = and(eq(courses.status, 'published'), eq(courses.access, 'free'));
  const rows = await db
    .select({ quiz: quizzes })
    .from(quizzes)
    .leftJoin(courses, eq(courses.id, quizzes.courseId))
    .where(and(eq(quizzes.status, 'published'), or(isNull(quizzes.courseId), isOfOpenCourse)))
    .orderBy(sql`${quizzes.courseId} IS NULL`, asc(quizzes.position), asc(quizzes.id));
  return rows.map(({ quiz }) => quiz);
}

/** The one of the whole course comes after those of its modules. */
function untriedQuizzes(db: Db, { userId, courseId }: { userId: string; courseId: string }) {
  const attempts = db
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.quizId, quizzes.id), eq(quizAttempts.userId, userId)));
  return db
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.courseId, courseId), eq(quizzes.status, 'published'), notExists(attempts)))
    .orderBy(sql`${quizzes.moduleId} IS NULL`, asc(quizzes.position), asc(quizzes.id));
}

const alwaysRight: AnswerChoice = (_, right) => right;
const mostlyRight: AnswerChoice = (position, right, [slip]) => (position % 5 === 0 ? (slip ?? right) : right);
const mostlyWrong: AnswerChoice = (position, right, [slip]) => (position % 3 === 0 ? right : (slip ?? right));
const onlyFirst: AnswerChoice = (position, right) => (position === 1 ? right : null);
