import type { AttemptQuestion } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import { presentQuestion } from '../answers/present-question.ts';
import type { LearnerQuestion } from '../answers/question-state.ts';
import { findAttempt } from '../attempts/find-attempt.ts';
import { cachedQuestionVersions, versionIn } from '../questions/question-version-cache.ts';

/** A question of an attempt of one's own, as its screen shows it: nothing of what is right before it is settled. */
type OwnQuestion = { quizTitle: string | null; question: AttemptQuestion };

/** Undefined for what is not there, or is somebody else's. */
export async function readOwnQuestion(
  pool: Pool,
  { attemptId, position, userId }: LearnerQuestion,
  language: Language,
): Promise<OwnQuestion | undefined> {
  const attempt = await findAttempt(pool, { attemptId, userId });
  const row = attempt?.questions.find((question) => question.position === position);
  if (!attempt || !row) return undefined;
  const versions = await cachedQuestionVersions(pool, [row.version_id]);
  const prepared = versionIn(versions, row.version_id);
  return {
    quizTitle: attempt.quiz_title && textIn(attempt.quiz_title, language),
    question: presentQuestion(row, { prepared, shuffles: attempt.shuffles_options, isEditable: false, language }),
  };
}
