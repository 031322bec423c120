import { resultShareSql } from '../attempts/result-share.ts';
import { slipsOf } from './outcome-sql.ts';

const mostResults = 60;
const recentAnswers = 10;

/** The latest results of somebody ($1), the newest first, each with the counts over all. */
export const resultsQuery = `
  SELECT attempts.id AS attempt_id, attempts.quiz_id, quizzes.title AS quiz_title, attempts.submitted_at,
         ${resultShareSql('attempts')} AS share,
         coalesce(attempts.has_passed, false) AS has_passed,
         (count(*) OVER ())::int AS attempt_count,
         (count(*) FILTER (WHERE attempts.has_passed) OVER ())::int AS passed_count,
         avg(${resultShareSql('attempts')}) OVER () AS mean_share
  FROM quiz_attempts AS attempts JOIN quizzes ON quizzes.id = attempts.quiz_id
  WHERE attempts.user_id = $1 AND attempts.kind = 'quiz' AND attempts.submitted_at IS NOT NULL
  ORDER BY attempts.submitted_at DESC, attempts.id DESC
  LIMIT ${mostResults}`;

/**
 * Everything that somebody ($1) answered, in quizzes and reviews: by topic, by type, and all together. What was left out
 * took its time, but tells nothing about what is known. Shares are of points, as those of whole attempts are.
 */
export const groupsQuery = `
  WITH answers AS (
    SELECT versions.topic_id, given.type, given.settled_seconds, given.share,
           given.max_points,
           row_number() OVER (
             PARTITION BY versions.topic_id, given.share IS NULL
             ORDER BY given.settled_at DESC, given.attempt_id, given.position DESC
           ) AS recency
    FROM attempt_questions AS given JOIN question_versions AS versions ON versions.id = given.version_id
    WHERE given.user_id = $1 AND given.settled_at IS NOT NULL
  ), grouped AS (
    SELECT topic_id, type,
           CASE grouping(topic_id, type) WHEN 1 THEN 'topic' WHEN 2 THEN 'type' ELSE 'all' END AS kind,
           count(share)::int AS question_count,
           sum(share * max_points) / sum(max_points) FILTER (WHERE share IS NOT NULL) AS share,
           sum(share * max_points) FILTER (WHERE recency <= ${recentAnswers})
             / sum(max_points) FILTER (WHERE share IS NOT NULL AND recency <= ${recentAnswers}) AS recent_share,
           avg(settled_seconds)::float8 AS mean_seconds,
           coalesce(sum(settled_seconds), 0)::int AS seconds_spent
    FROM answers GROUP BY GROUPING SETS ((topic_id), (type), ())
  )
  SELECT grouped.*, topics.title AS topic_title
  FROM grouped LEFT JOIN quiz_topics AS topics ON topics.id = grouped.topic_id
  WHERE grouped.kind = 'all' OR grouped.question_count > 0
  ORDER BY grouped.kind, grouped.question_count DESC, grouped.type`;

/** The slips that somebody ($1) made, the most frequent first. */
export const slipsQuery = `
  SELECT slips.slip ->> 'kind' AS kind, count(*)::int AS count, max(given.settled_at) AS last_at
  FROM attempt_questions AS given CROSS JOIN LATERAL ${slipsOf('given')} AS slips
  WHERE given.user_id = $1 AND given.settled_at IS NOT NULL AND slips.slip ->> 'kind' IS NOT NULL
  GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1`;
