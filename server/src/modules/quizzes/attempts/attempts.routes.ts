import { signedIn } from '../../../platform/access.ts';
import { type ApiContext, os } from '../../../platform/api.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/texts.ts';
import { timeZoneOf } from '../../../platform/time/time-zone.ts';
import { listEditable } from '../../authorship/index.ts';
import { checkAnswer } from '../answers/check-answer.ts';
import { flagQuestion } from '../answers/flag-question.ts';
import { saveAnswer } from '../answers/save-answer.ts';
import { showHints } from '../answers/show-hints.ts';
import { cachedQuestionVersions } from '../questions/question-version-cache.ts';
import { isOverdue } from './attempt-states.ts';
import { findAttempt } from './find-attempt.ts';
import { listOpenAttempts } from './list-open-attempts.ts';
import { nextAttempt } from './next-attempt.ts';
import { presentAttempt } from './present-attempt.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt, submitOverdueAttempt } from './submit-attempt.ts';

export function attemptsRoutes(services: Services) {
  const { db, pool } = services;

  /** An attempt of the caller; one whose time is up is handed in before anybody sees it. */
  const ownAttempt = async (own: { attemptId: string; userId: string }, here: { timeZone: string; now: Date }) => {
    const attempt = found(await findAttempt(pool, own));
    if (attempt.submitted_at || !isOverdue(attempt.deadline, here.now)) return attempt;
    await submitOverdueAttempt(services, { ...own, ...here });
    return found(await findAttempt(pool, own));
  };

  return {
    open: os.quizzes.attempts.open.handler(({ input: { language }, context }) =>
      listOpenAttempts(pool, { userId: callerId(context), language, now: new Date() }),
    ),

    start: os.quizzes.attempts.start.handler(async ({ input, context }) => {
      const viewer = signedIn(context.viewer);
      const timeZone = timeZoneOf(viewer, context.headers);
      const language = languageOf(context.headers);
      const { quizId } = input;
      return { attempt_id: await startAttempt(services, { quizId, viewer, timeZone, language, now: new Date() }) };
    }),

    get: os.quizzes.attempts.get.handler(async ({ input: { attemptId, language }, context }) => {
      const now = new Date();
      const viewer = signedIn(context.viewer);
      const caller = { viewer, timeZone: timeZoneOf(viewer, context.headers), now };
      const attempt = await ownAttempt({ attemptId, userId: viewer.user.id }, caller);
      const { submitted_at, quiz_id: quizId } = attempt;
      const [versions, next, editable] = await Promise.all([
        cachedQuestionVersions(
          pool,
          attempt.questions.map(({ version_id }) => version_id),
        ),
        submitted_at && quizId !== null ? nextAttempt(services, { ...caller, quizId }) : null,
        listEditable(db, viewer, 'quiz'),
      ]);
      return presentAttempt(attempt, { versions, next, editable, language, now });
    }),

    saveAnswer: os.quizzes.attempts.saveAnswer.handler(({ input, context }) => {
      const language = input.language ?? languageOf(context.headers);
      return saveAnswer(services, { ...input, userId: callerId(context), language, now: new Date() });
    }),

    flag: os.quizzes.attempts.flag.handler(async ({ input, context }) => {
      const { is_flagged: isFlagged, ...question } = input;
      await flagQuestion(services, { ...question, isFlagged, userId: callerId(context), now: new Date() });
      return { done: true as const };
    }),

    check: os.quizzes.attempts.check.handler(({ input, context }) =>
      checkAnswer(services, { ...input, userId: callerId(context), now: new Date() }),
    ),

    hint: os.quizzes.attempts.hint.handler(async ({ input, context }) => ({
      hints_html: await showHints(services, { ...input, userId: callerId(context), now: new Date() }),
    })),

    submit: os.quizzes.attempts.submit.handler(
      ({ input: { attemptId, accept_unreadable: acceptsUnreadable }, context }) =>
        submitAttempt(services, {
          ...{ attemptId, userId: callerId(context), acceptsUnreadable, now: new Date() },
          timeZone: timeZoneOf(signedIn(context.viewer), context.headers),
        }),
    ),
  };
}

function callerId({ viewer }: ApiContext): string {
  return signedIn(viewer).user.id;
}
