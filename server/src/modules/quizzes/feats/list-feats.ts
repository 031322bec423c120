import { boundStatement } from '../../../platform/database/bound-statement.ts';
import type { Db } from '../../../platform/database/database.ts';
import { leastDifference } from '../answers/mark-answer.ts';

/** Something worth telling that somebody has done in quizzes; each id of a kind is the same feat, however often it is done. */
export type QuizFeat = {
  userId: string;
  kind: 'perfect' | 'first-try' | 'slip' | 'review';
  /** The quiz; for a slip the question, for a review the attempt. */
  id: string;
  at: Date;
};

/**
 * The feats of one attempt that was handed in, or of all attempts of some people. They are read from results as they stand: a
 * regrading that raises one brings the feat with it; one that lowers a result takes nothing back of what was recorded
 * before, as whoever was told that they passed has passed.
 */
export async function listFeats(
  db: Db,
  { attemptId, userIds }: { attemptId: string; userIds?: never } | { userIds: string[]; attemptId?: never },
): Promise<QuizFeat[]> {
  const statement = attemptId
    ? boundStatement(featsQuery('id = $1'), [attemptId])
    : boundStatement(featsQuery('user_id = ANY($1::uuid[])'), [userIds]);
  const { rows } = await db.execute<Omit<QuizFeat, 'at'> & { at: string }>(statement);
  return rows.map(({ at, ...feat }) => ({ ...feat, at: new Date(at) }));
}

const isRight = (answers: string) => `coalesce(${answers}.share, 0) > 1 - ${leastDifference}`;

/**
 * Perfect is a quiz of which every question was answered right; a first try counts if it passed; a slip is beaten where one
 * was recognised in an earlier answer to the same question; a review is finished when nothing of it was left out, or else each
 * single answer could be handed in as one.
 */
const featsQuery = (scope: string) => `
  WITH submitted AS MATERIALIZED (
    SELECT id, user_id, quiz_id, kind, number, has_passed, submitted_at
    FROM quiz_attempts WHERE submitted_at IS NOT NULL AND ${scope}
  ), answers AS MATERIALIZED (
    SELECT given.* FROM submitted JOIN attempt_questions AS given ON given.attempt_id = submitted.id
  )
  SELECT user_id AS "userId", 'perfect' AS kind, quiz_id AS id, min(submitted_at) AS at
  FROM submitted
  WHERE kind = 'quiz'
    AND id IN (SELECT attempt_id FROM answers GROUP BY attempt_id HAVING bool_and(${isRight('answers')}))
  GROUP BY user_id, quiz_id
  UNION ALL
  SELECT user_id, 'first-try', quiz_id, submitted_at
  FROM submitted WHERE kind = 'quiz' AND number = 1 AND has_passed
  UNION ALL
  SELECT user_id, 'review', id::text, submitted_at
  FROM submitted
  WHERE kind = 'review'
    AND id IN (SELECT attempt_id FROM answers GROUP BY attempt_id HAVING bool_and(share IS NOT NULL))
  UNION ALL
  SELECT answers.user_id, 'slip', answers.quiz_id || '/' || answers.question_id, min(answers.settled_at)
  FROM answers
  JOIN attempt_questions AS earlier
    ON earlier.user_id = answers.user_id AND earlier.settled_at < answers.settled_at
      AND earlier.quiz_id = answers.quiz_id AND earlier.question_id = answers.question_id
      AND earlier.attempt_id <> answers.attempt_id
  WHERE ${isRight('answers')} AND NOT ${isRight('earlier')}
    AND (earlier.outcome -> 'slip' IS NOT NULL OR jsonb_path_exists(earlier.outcome, '$.parts.*.slip'))
  GROUP BY answers.user_id, answers.quiz_id, answers.question_id`;
