import type { ReadingProblem } from '@navor/questions';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findTimeZone } from '../../identity/index.ts';
import { isOverdue } from './attempt-states.ts';
import type { LearnerAttempt } from './find-attempt.ts';
import { lockAttempt, markAnswers, versionsOf } from './lock-attempt.ts';
import { recordSubmission } from './record-submission.ts';

type SubmitAttemptInput = LearnerAttempt & {
  /** Whether answers that cannot be read shall count as wrong. */
  acceptsUnreadable: boolean;
  /** Where the learner is: whose day it is that they learned on. */
  timeZone: string;
  now: Date;
};

type Submission =
  | { kind: 'submitted' }
  | { kind: 'unreadable'; questions: { position: number; problem: ReadingProblem }[] };

const submitted: Submission = { kind: 'submitted' };

/** Hands an attempt in, once. Answers that cannot be read are told of first, while there is time to mend them. */
export async function submitAttempt(services: Services, input: SubmitAttemptInput): Promise<Submission> {
  const { attemptId, acceptsUnreadable, timeZone, now } = input;
  const versions = await versionsOf(services.pool, attemptId);
  return services.db.transaction(async (tx) => {
    const attempt = found(await lockAttempt(tx, input));
    if (attempt.submittedAt) return submitted;
    const answers = await markAnswers(tx, attempt, versions);
    const { deadline } = attempt;
    if (deadline && isOverdue(deadline, now)) {
      await recordSubmission(services, tx, { attempt, answers, timeZone, at: deadline, isTimedOut: true });
      return submitted;
    }
    const questions = answers.flatMap(({ position, problem }) => (problem ? [{ position, problem }] : []));
    if (questions.length > 0 && !acceptsUnreadable) return { kind: 'unreadable', questions };
    await recordSubmission(services, tx, { attempt, answers, timeZone, at: now, isTimedOut: false });
    return submitted;
  });
}

type OverdueAttempt = LearnerAttempt & {
  /** Where the learner is, if they are there. */
  timeZone?: string;
  now: Date;
};

/** Hands an attempt in whose time is up, as it stood at its deadline; again, or too early, it changes nothing. */
export async function submitOverdueAttempt(services: Services, overdue: OverdueAttempt): Promise<void> {
  const versions = await versionsOf(services.pool, overdue.attemptId);
  await services.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, overdue);
    if (!attempt?.deadline || attempt.submittedAt || !isOverdue(attempt.deadline, overdue.now)) return;
    const answers = await markAnswers(tx, attempt, versions);
    const timeZone = overdue.timeZone ?? (await findTimeZone(tx, attempt.userId));
    await recordSubmission(services, tx, { attempt, answers, timeZone, at: attempt.deadline, isTimedOut: true });
  });
}
