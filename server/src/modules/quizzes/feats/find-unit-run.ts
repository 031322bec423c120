import { boundStatement } from '../../../platform/database/bound-statement.ts';
import type { Db } from '../../../platform/database/database.ts';

/**
 * How many numeric answers in a row somebody has given without a wrong unit: the most ever, and up to the latest one. What
 * was left out, makes no sense at all or has no unit because none was asked for neither counts nor ends a run.
 */
export async function findUnitRun(db: Db, userId: string): Promise<{ best: number; now: number }> {
  const { rows } = await db.execute<{ best: number; now: number }>(boundStatement(unitRunQuery, [userId]));
  return rows[0] ?? { best: 0, now: 0 };
}

/** Nobody waits for a look further back than this. */
const mostAnswers = 2_000;

/** The unit is missing, is of another quantity, or has another prefix than it should. */
const hasWrongUnit = `
  (coalesce(outcome -> 'problem' ->> 'kind' IN ('missing-unit', 'wrong-dimension'), false)
   OR coalesce(finding ->> 'kind' = 'prefix', false))`;

/** Something that is no part of a number such as 1,5e-3 or −12 000. */
const hasUnit = `response ->> 'text' ~ '[^0-9eE.,+−[:space:]-]'`;

const newestFirst = 'settled_at DESC, attempt_id DESC, position DESC';

const unitRunQuery = `
  WITH answers AS (
    SELECT settled_at, attempt_id, position, ${hasWrongUnit} AS is_wrong
    FROM attempt_questions
    WHERE user_id = $1 AND settled_at IS NOT NULL AND type = 'numeric'
      AND (outcome ->> 'kind' = 'graded' AND ${hasUnit} OR ${hasWrongUnit})
    ORDER BY ${newestFirst} LIMIT ${mostAnswers}
  ), numbered AS (
    SELECT is_wrong, count(*) FILTER (WHERE is_wrong) OVER (ORDER BY ${newestFirst}) AS wrong_since FROM answers
  ), runs AS (
    SELECT wrong_since, count(*) FILTER (WHERE NOT is_wrong)::int AS length FROM numbered GROUP BY wrong_since
  )
  SELECT coalesce(max(length), 0) AS best, coalesce(max(length) FILTER (WHERE wrong_since = 0), 0) AS now FROM runs`;
