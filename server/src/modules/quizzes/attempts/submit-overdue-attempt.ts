import type { Services } from '../../../platform/services.ts';
import { isOverdue } from './attempt-states.ts';
import type { OwnAttempt } from './find-attempt.ts';
import { lockAttempt, markAnswers, versionsOf } from './lock-attempt.ts';
import { recordSubmission } from './record-submission.ts';

/** Hands an attempt in whose time is up, as it stood at its deadline; again, or too early, it changes nothing. */
export async function submitOverdueAttempt(services: Services, overdue: OwnAttempt & { now: Date }): Promise<void> {
  const versions = await versionsOf(services.pool, overdue.attemptId);
  await services.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, overdue);
    if (!attempt?.deadline || attempt.submittedAt || !isOverdue(attempt.deadline, overdue.now)) return;
    const answers = await markAnswers(tx, attempt, versions);
    await recordSubmission(services, tx, { attempt, answers, at: attempt.deadline, isTimedOut: true });
  });
}
