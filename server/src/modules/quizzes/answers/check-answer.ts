import type { Settled } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { ReadingProblem } from '@navor/questions';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { isOpenSql } from '../attempts/attempt-states.ts';
import { cachedQuestionVersion } from '../questions/question-version-cache.ts';
import { findAskedRegradings, type MarkedByRegrading, markByRegrading } from '../regrading/mark-by-regrading.ts';
import { presentSettled } from './present-question.ts';
import { findQuestionState, type LearnerQuestion, type QuestionState, refuseClosed } from './question-state.ts';

type CheckAnswerInput = LearnerQuestion & { language: Language; now: Date };

type Checked =
  | { kind: 'settled'; settled: Settled; is_regraded: boolean }
  | { kind: 'unreadable'; problem: ReadingProblem }
  | { kind: 'unanswered' };

/** Settles a question with the answer that stands, once; what is settled already is told again. */
export async function checkAnswer(services: Services, input: CheckAnswerInput): Promise<Checked> {
  const state = await findQuestionState(services.pool, input);
  if (state.settled_at) return tellSettled(services, input, state);
  await refuseClosed(services, state, input);
  if (state.feedback !== 'at-once') throw new AppError('FORBIDDEN');
  const marked = await markState(services, state);
  if (marked.problem) return { kind: 'unreadable', problem: marked.problem };
  if (marked.outcome.kind === 'unanswered') return { kind: 'unanswered' };
  if (await settle(services, input, { state, marked })) return tellSettled(services, input, after(state, marked));
  // Answered, settled, handed in or mended in the meantime: each can happen only so often, so this comes to an end.
  return checkAnswer(services, input);
}

async function tellSettled({ pool }: Services, { language }: CheckAnswerInput, state: QuestionState): Promise<Checked> {
  const prepared = await cachedQuestionVersion(pool, state.version_id);
  return {
    kind: 'settled',
    settled: presentSettled(state, { prepared, shuffles: state.shuffles_options, language }),
    is_regraded: state.regrading_id !== null,
  };
}

async function markState({ db, pool }: Services, state: QuestionState): Promise<MarkedByRegrading> {
  const shown = await cachedQuestionVersion(pool, state.version_id);
  const regradings = await findAskedRegradings(db, [state.regrading_id]);
  const regrading = regradings.get(state.regrading_id ?? '');
  return markByRegrading(shown, state, { regrading, shuffles: state.shuffles_options });
}

function after(state: QuestionState, { outcome, points, moved }: MarkedByRegrading): QuestionState {
  if (!moved) return { ...state, outcome, points };
  const { versionId: version_id, regradeNote: regrade_note, values, response } = moved;
  return { ...state, outcome, points, version_id, regrade_note, values, response };
}

/** Settles the answer that was marked, by what it was marked by, and no other. */
async function settle(
  { pool }: Services,
  { attemptId, position, userId, now }: CheckAnswerInput,
  { state, marked: { outcome, points, moved } }: { state: QuestionState; marked: MarkedByRegrading },
): Promise<boolean> {
  const written = (value: unknown) => (value ? JSON.stringify(value) : null);
  const { rowCount } = await pool.query({
    name: 'quizzes-settle-answer',
    text: settleQuery,
    values: [
      ...[attemptId, position, userId, now, state.revision, JSON.stringify(outcome), points, state.regrading_id],
      ...[moved?.versionId, written(moved?.values), written(moved?.response), written(moved?.regradeNote)],
    ],
  });
  return rowCount === 1;
}

const settleQuery = `
  UPDATE attempt_questions AS answers
  SET settled_at = $4, outcome = $6::jsonb, points = $7, version_id = coalesce($9, answers.version_id),
      values = coalesce($10::jsonb, answers.values), response = coalesce($11::jsonb, answers.response),
      regrade_note = $12::jsonb
  FROM quiz_attempts AS attempts
  WHERE answers.attempt_id = $1 AND answers.position = $2
    AND attempts.id = answers.attempt_id AND attempts.user_id = $3 AND ${isOpenSql('attempts', '$4')}
    AND answers.settled_at IS NULL AND answers.revision = $5 AND answers.regrading_id IS NOT DISTINCT FROM $8`;
