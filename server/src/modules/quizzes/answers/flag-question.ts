import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { isOpenSql } from '../attempts/attempt-states.ts';
import { findQuestionState, type LearnerQuestion, refuseClosed } from './question-state.ts';

type FlagQuestionInput = LearnerQuestion & { isFlagged: boolean; now: Date };

/** Marks a question to come back to, for as long as there is something to come back for. */
export async function flagQuestion(services: Services, input: FlagQuestionInput): Promise<void> {
  const { attemptId, position, userId, isFlagged, now } = input;
  const { rowCount } = await services.pool.query({
    name: 'quizzes-flag-question',
    text: flagQuery,
    values: [attemptId, position, userId, now, isFlagged],
  });
  if (rowCount === 1) return;
  await refuseClosed(services, await findQuestionState(services.pool, input), input);
  throw new AppError('NOT_FOUND');
}

const flagQuery = `
  UPDATE attempt_questions AS answers
  SET is_flagged = $5
  FROM quiz_attempts AS attempts
  WHERE answers.attempt_id = $1 AND answers.position = $2
    AND attempts.id = answers.attempt_id AND attempts.user_id = $3 AND ${isOpenSql('attempts', '$4')}`;
