import { homeTimeZone } from '@navor/contract';
import { type SignedIn, signedIn } from '../../platform/access.ts';
import { type ApiContext, os } from '../../platform/api.ts';
import { found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { languageOf } from '../../platform/texts.ts';
import { timeZoneOf } from '../../platform/time/time-zone.ts';
import { authoringWrite } from '../authorship/index.ts';
import { attemptsToday, type Caller } from './attempts/daily-limit.ts';
import { submitOverdueAttempt } from './attempts/submit-attempt.ts';
import { findAttempts, findQuiz } from './catalogue/find-quiz.ts';
import { listCourseQuizzes } from './catalogue/list-course-quizzes.ts';
import { listQuizzes } from './catalogue/list-quizzes.ts';
import { presentQuiz } from './catalogue/present-quiz.ts';
import { importQuestionBank } from './import/import-question-bank.ts';

export function quizzesRoutes(services: Services) {
  const { pool } = services;

  /** A quiz with how the caller did at it; an attempt whose time is up is handed in before it counts. */
  const currentQuiz = async (quizId: string, { viewer, timeZone, now }: Caller & { viewer: SignedIn }) => {
    const quiz = found(await findQuiz(services, { quizId, viewer, now }));
    const { overdue_attempt_id: attemptId } = quiz;
    if (!attemptId) return quiz;
    await submitOverdueAttempt(services, { attemptId, userId: viewer.user.id, timeZone, now });
    return found(await findQuiz(services, { quizId, viewer, now }));
  };

  return {
    list: os.quizzes.list.handler(({ input, context }) => listQuizzes(pool, callerIn(context), input)),

    get: os.quizzes.get.handler(async ({ input: { quizId, language }, context }) => {
      const viewer = signedIn(context.viewer);
      const caller = { ...callerIn(context), viewer };
      const userId = viewer.user.id;
      const quiz = await currentQuiz(quizId, caller);
      const [attempts, today] = await Promise.all([
        findAttempts(pool, { quizId, userId }),
        quiz.course_id === null ? attemptsToday(pool, caller) : null,
      ]);
      return presentQuiz(quiz, { viewer, attempts, today, language });
    }),

    ofCourse: os.quizzes.ofCourse.handler(async ({ input, context: { viewer } }) =>
      found(await listCourseQuizzes(pool, { ...input, viewer, now: new Date() })),
    ),

    import: os.quizzes.import.handler(({ input, context }) => {
      const userId = signedIn(context.viewer).user.id;
      return importQuestionBank(services, {
        ...{ ...input, fileName: input.file_name, reader: languageOf(context.headers), userId },
        write: input.save ? authoringWrite(userId, 'quizzes.import', input) : undefined,
      });
    }),
  };
}

function callerIn({ viewer, headers }: ApiContext): Caller {
  const timeZone = viewer.kind === 'signed-in' ? timeZoneOf(viewer, headers) : homeTimeZone;
  return { viewer, timeZone, now: new Date() };
}
