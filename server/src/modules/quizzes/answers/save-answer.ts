import { isDeepStrictEqual } from 'node:util';
import type { StandingAnswer } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { QuestionType, Response } from '@navor/questions';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { isOpenSql } from '../attempts/attempt-states.ts';
import { findQuestionState, type LearnerQuestion, refuseClosed } from './question-state.ts';

type SaveAnswerInput = LearnerQuestion & {
  /** Null takes the answer back. */
  response: Response | null;
  /** That the answer was made from. */
  revision: number;
  seconds: number;
  language: Language;
  now: Date;
};

type Saved = { revision: number; saved_at: Date };

/**
 * Keeps an answer, by one statement: nothing is asked more often while an attempt runs. Only when it changes nothing does
 * a second one find out why. Handing in settles every question, so an answer that comes at the same moment either is in
 * time for that or finds the question settled.
 */
export async function saveAnswer(services: Services, input: SaveAnswerInput): Promise<Saved> {
  const { attemptId, position, userId, response, revision, seconds, language, now } = input;
  const written = writtenResponse(response);
  if (written && written.length > longestResponse) {
    throw new AppError('INVALID_INPUT', {
      fields: [{ path: 'response', problem: 'too_long', limit: longestResponse }],
    });
  }
  const { rows } = await services.pool.query<Saved>({
    name: 'quizzes-save-answer',
    text: saveQuery,
    values: [attemptId, position, userId, now, written, response?.type ?? null, revision, seconds, language],
  });
  return rows[0] ?? refuseAnswer(services, input, written);
}

/** More than any question asks for: shapes limit each text, but not the number of gaps that somebody makes up. */
const longestResponse = 20_000;

/** As `jsonb` takes it: half a character, which a browser may send, it would not. */
function writtenResponse(response: Response | null): string | null {
  if (!response) return null;
  return JSON.stringify(response, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}

const isSame = 'answers.response IS NOT DISTINCT FROM $5::jsonb';

// What is sent again only to tell of the time spent on it stays in the language in which it was given.
// Time is counted for the first arrival of an answer only, and with that of the other questions never more than has passed:
// it counts for the goal of the week.
const saveQuery = `
  UPDATE attempt_questions AS answers
  SET response = $5::jsonb,
      language = CASE WHEN ${isSame} THEN coalesce(answers.language, $9) ELSE $9 END,
      revision = answers.revision + CASE WHEN ${isSame} THEN 0 ELSE 1 END,
      saved_at = CASE WHEN ${isSame} THEN coalesce(answers.saved_at, $4) ELSE $4 END,
      seconds_spent = CASE WHEN answers.revision = $7::bigint
        THEN greatest(answers.seconds_spent, least(
          answers.seconds_spent + $8::int,
          extract(epoch FROM $4::timestamptz - attempts.started_at)::int - (
            SELECT coalesce(sum(others.seconds_spent), 0) FROM attempt_questions AS others
            WHERE others.attempt_id = $1 AND others.position <> $2)))
        ELSE answers.seconds_spent END
  FROM quiz_attempts AS attempts
  WHERE answers.attempt_id = $1 AND answers.position = $2
    AND attempts.id = answers.attempt_id AND attempts.user_id = $3 AND ${isOpenSql('attempts', '$4')}
    AND answers.settled_at IS NULL AND answers.type = coalesce($6, answers.type)
    AND (answers.revision = $7::bigint OR ${isSame})
  RETURNING answers.revision, answers.saved_at`;

async function refuseAnswer(services: Services, input: SaveAnswerInput, written: string | null): Promise<Saved> {
  const state = await findQuestionState(services.pool, input);
  const { response, revision, saved_at } = state;
  // It arrived before; that nobody was told so must not make it look refused.
  if (saved_at && isDeepStrictEqual(response, written && JSON.parse(written))) return { revision, saved_at };
  await refuseClosed(services, state, input);
  if (state.settled_at) throw new AppError('QUESTION_SETTLED');
  if (!isOfType(input.response, state.type)) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: 'response.type', problem: 'not_allowed' }] });
  }
  throw new AppError('ANSWER_CHANGED', { response, revision, saved_at } satisfies StandingAnswer);
}

function isOfType(response: Response | null, type: QuestionType): boolean {
  return response === null || response.type === type;
}
