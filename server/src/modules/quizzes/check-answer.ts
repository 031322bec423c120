import type { Language, Settled } from '@navor/contract';
import type { ReadingProblem } from '@navor/questions';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { isOpenSql } from './attempt-states.ts';
import { keptVersion } from './kept-versions.ts';
import { type Marked, markAnswer } from './mark-answer.ts';
import { presentSettled } from './present-question.ts';
import { findQuestionState, type OwnQuestion, type QuestionState, refuseClosed } from './question-state.ts';

type Checking = OwnQuestion & { language: Language; now: Date };

type Checked =
  | { kind: 'settled'; settled: Settled }
  | { kind: 'unreadable'; problem: ReadingProblem }
  | { kind: 'unanswered' };

/** Settles a question with the answer that stands, once; what is settled already is told again. */
export async function checkAnswer(services: Services, checking: Checking): Promise<Checked> {
  const state = await findQuestionState(services.pool, checking);
  const prepared = await keptVersion(services.pool, state.version_id);
  const told = (settled: QuestionState): Checked => ({
    kind: 'settled',
    settled: presentSettled(settled, { prepared, shuffles: state.shuffles_options, language: checking.language }),
  });
  if (state.settled_at) return told(state);
  await refuseClosed(services, state, checking);
  if (state.feedback !== 'at-once') throw new AppError('FORBIDDEN');
  const marked = markAnswer(prepared, state, state.shuffles_options);
  if (marked.problem) return { kind: 'unreadable', problem: marked.problem };
  if (marked.outcome.kind === 'unanswered') return { kind: 'unanswered' };
  const { outcome, points } = marked;
  if (await settle(services, checking, { revision: state.revision, marked }))
    return told({ ...state, outcome, points });
  // Answered, settled or handed in elsewhere in the meantime: each can happen only so often, so this comes to an end.
  return checkAnswer(services, checking);
}

/** Settles the answer that was marked and no other. */
async function settle(
  { pool }: Services,
  { attemptId, position, userId, now }: Checking,
  { revision, marked }: { revision: number; marked: Marked },
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'quizzes-settle-answer',
    text: settleQuery,
    values: [attemptId, position, userId, now, revision, JSON.stringify(marked.outcome), marked.points],
  });
  return rowCount === 1;
}

const settleQuery = `
  UPDATE attempt_questions AS answers
  SET settled_at = $4, outcome = $6::jsonb, points = $7
  FROM quiz_attempts AS attempts
  WHERE answers.attempt_id = $1 AND answers.position = $2
    AND attempts.id = answers.attempt_id AND attempts.user_id = $3 AND ${isOpenSql('attempts', '$4')}
    AND answers.settled_at IS NULL AND answers.revision = $5`;
