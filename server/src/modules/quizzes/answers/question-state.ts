import type { FeedbackMode } from '@navor/contract';
import type { Language, Translated } from '@navor/languages';
import type { Outcome, QuestionType, Response } from '@navor/questions';
import type { Pool } from 'pg';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { isOverdue } from '../attempts/attempt-states.ts';
import type { LearnerAttempt } from '../attempts/find-attempt.ts';
import { submitOverdueAttempt } from '../attempts/submit-attempt.ts';

/** A question of an attempt, and whoever says that it is theirs. */
export type LearnerQuestion = LearnerAttempt & { position: number };

export type QuestionState = {
  feedback: FeedbackMode;
  shuffles_options: boolean;
  deadline: Date | null;
  submitted_at: Date | null;
  version_id: string;
  type: QuestionType;
  max_points: number;
  seed: number;
  values: Record<string, number>;
  response: Response | null;
  revision: number;
  saved_at: Date | null;
  language: Language | null;
  hints_shown: number;
  settled_at: Date | null;
  outcome: Outcome | null;
  points: number | null;
  regrade_note: Translated | null;
  /** Until it is settled, what it is to be marked by. */
  regrading_id: string | null;
};

/** One question of an attempt of one's own, as it stands. */
export async function findQuestionState(pool: Pool, question: LearnerQuestion): Promise<QuestionState> {
  const { rows } = await pool.query<QuestionState>({
    name: 'quizzes-question-state',
    text: stateQuery,
    values: [question.attemptId, question.position, question.userId],
  });
  return found(rows[0]);
}

const stateQuery = `
  SELECT attempts.feedback, attempts.shuffles_options, attempts.deadline, attempts.submitted_at, answers.version_id,
         answers.type, answers.max_points, answers.seed, answers.values, answers.response, answers.revision,
         answers.saved_at, answers.language, answers.hints_shown, answers.settled_at, answers.outcome, answers.points,
         answers.regrade_note, answers.regrading_id
  FROM attempt_questions AS answers
  JOIN quiz_attempts AS attempts ON attempts.id = answers.attempt_id
  WHERE answers.attempt_id = $1 AND answers.position = $2 AND attempts.user_id = $3`;

/** Refuses what an attempt no longer takes; one whose time is up is handed in with what was there in time. */
export async function refuseClosed(
  services: Services,
  state: QuestionState,
  { attemptId, userId, now }: LearnerAttempt & { now: Date },
): Promise<void> {
  if (!state.submitted_at) {
    if (!isOverdue(state.deadline, now)) return;
    await submitOverdueAttempt(services, { attemptId, userId, now });
  }
  throw new AppError('ATTEMPT_CLOSED');
}
