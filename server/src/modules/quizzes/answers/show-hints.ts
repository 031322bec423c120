import { commonLanguage, type Language } from '@navor/languages';
import { hintsOf } from '@navor/questions/scoring';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { isOpenSql } from '../attempts/attempt-states.ts';
import { cachedQuestionVersion } from '../questions/question-version-cache.ts';
import { drawingOf } from './mark-answer.ts';
import { findQuestionState, type LearnerQuestion, refuseClosed } from './question-state.ts';

type HintsRequest = LearnerQuestion & { count: number; language: Language; now: Date };

/** The first hints of a question, up to so many; those shown before stay shown. They cost nothing, but are remembered. */
export async function showHints(services: Services, request: HintsRequest): Promise<string[]> {
  const { attemptId, position, userId, count, now } = request;
  const state = await findQuestionState(services.pool, request);
  await refuseClosed(services, state, request);
  if (state.settled_at) throw new AppError('QUESTION_SETTLED');
  const prepared = await cachedQuestionVersion(services.pool, state.version_id);
  const { rows } = await services.pool.query<{ hints_shown: number }>({
    name: 'quizzes-show-hints',
    text: hintsQuery,
    values: [attemptId, position, userId, now, Math.min(count, prepared.hints.length)],
  });
  const [shown] = rows;
  // Settled or handed in at this very moment, which asking again tells.
  if (!shown) return showHints(services, request);
  const language = commonLanguage(request.language, prepared.body, prepared.solution);
  return hintsOf(prepared, drawingOf(state, { shuffles: state.shuffles_options, language }), shown.hints_shown);
}

const hintsQuery = `
  UPDATE attempt_questions AS answers
  SET hints_shown = greatest(answers.hints_shown, $5)
  FROM quiz_attempts AS attempts
  WHERE answers.attempt_id = $1 AND answers.position = $2
    AND attempts.id = answers.attempt_id AND attempts.user_id = $3 AND ${isOpenSql('attempts', '$4')}
    AND answers.settled_at IS NULL
  RETURNING answers.hints_shown`;
