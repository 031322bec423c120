import { isUnanswered, meanSeconds, shareOf, slipsOf } from './outcome-sql.ts';

const fewestAttempts = 5;
const mostWrongAnswers = 5;
const longestWrongAnswer = 60;

/** A quiz ($1) with how its handed in attempts went. */
export const quizQuery = `
  SELECT quizzes.id, quizzes.title, attempts.*
  FROM quizzes CROSS JOIN LATERAL (
    SELECT count(*)::int AS attempt_count, count(DISTINCT user_id)::int AS person_count,
           avg(CASE WHEN has_passed THEN 1 ELSE 0 END)::float8 AS passed_share,
           avg(least(1, greatest(0, points / nullif(max_points, 0)))) AS mean_share
    FROM quiz_attempts
    WHERE quiz_id = quizzes.id AND kind = 'quiz' AND submitted_at IS NOT NULL
  ) AS attempts
  WHERE quizzes.id = $1`;

/** Answers to a quiz ($1) that count: reviews ask what was wrong before, and would make every question look harder. */
const handedIn = `
  FROM quiz_attempts AS attempts JOIN attempt_questions AS given ON given.attempt_id = attempts.id
  WHERE attempts.quiz_id = $1 AND attempts.kind = 'quiz' AND attempts.submitted_at IS NOT NULL`;

/**
 * The questions of a quiz ($1) in their order. Discrimination compares a question with the rest of each attempt: with
 * the whole, every question would agree with itself. Sums of shares have noise in their last digits, which must not
 * pass for a difference; nor is `corr` sure to find none between equal numbers.
 */
export const questionsQuery = `
  WITH answers AS (
    SELECT given.question_id, given.seconds_spent, ${shareOf('given')} AS share,
           ${isUnanswered('given')} AS is_unanswered, given.max_points,
           sum(${shareOf('given')} * given.max_points) OVER attempt AS earned,
           sum(given.max_points) OVER attempt AS possible
    ${handedIn}
    WINDOW attempt AS (PARTITION BY given.attempt_id)
  ), compared AS (
    SELECT answers.*,
           round(((earned - share * max_points) / nullif(possible - max_points, 0))::numeric, 9)::float8 AS rest
    FROM answers
  ), figures AS (
    SELECT question_id, count(*)::int AS answer_count, avg(share) AS facility,
           CASE WHEN count(*) >= ${fewestAttempts} AND min(share) < max(share) AND min(rest) < max(rest)
                THEN least(1, greatest(-1, corr(share, rest))) END AS discrimination,
           avg(is_unanswered::int)::float8 AS unanswered_share, ${meanSeconds('compared')} AS mean_seconds
    FROM compared GROUP BY question_id
  )
  SELECT questions.id, questions.position, versions.type, versions.prepared,
         coalesce(figures.answer_count, 0) AS answer_count, figures.facility, figures.discrimination,
         figures.unanswered_share, figures.mean_seconds
  FROM questions
  JOIN question_versions AS versions ON versions.id = questions.current_version_id
  LEFT JOIN figures ON figures.question_id = questions.id
  WHERE questions.quiz_id = $1 AND questions.position IS NOT NULL
  ORDER BY questions.position`;

/** What was chosen, which slips were made and what was typed wrongly in a quiz ($1), counted by question. */
export const answersQuery = `
  WITH answers AS MATERIALIZED (
    SELECT given.question_id, given.version_id, given.outcome, given.response, ${shareOf('given')} AS share ${handedIn}
  ), chosen AS (
    SELECT question_id, 'option' AS kind, chosen.id AS key, NULL AS part, NULL::int AS own, count(*)::int AS count
    FROM answers CROSS JOIN LATERAL jsonb_array_elements_text(answers.outcome -> 'chosen') AS chosen (id)
    GROUP BY question_id, chosen.id
  ), slips AS (
    SELECT question_id, 'slip' AS kind, slips.slip ->> 'kind' AS key,
           CASE WHEN slips.slip ? 'own' THEN slips.part END AS part, (slips.slip ->> 'own')::int AS own,
           count(*)::int AS count
    FROM answers CROSS JOIN LATERAL ${slipsOf('answers')} AS slips
    WHERE slips.slip ->> 'kind' IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5
  ), typed AS (
    SELECT question_id, NULL AS part, response ->> 'text' AS text FROM answers WHERE share < 1
    UNION ALL
    -- A gap with options has a letter, which means something else in each attempt.
    SELECT answers.question_id, gaps.key, gaps.value
    FROM answers JOIN question_versions AS versions ON versions.id = answers.version_id
    CROSS JOIN LATERAL jsonb_each_text(answers.response -> 'gaps') AS gaps
    WHERE coalesce((answers.outcome #>> ARRAY['parts', gaps.key, 'share'])::float8, 0) < 1
      AND versions.prepared #>> ARRAY['answer', 'gaps', gaps.key, 'type'] <> 'single-choice'
  ), wrong AS (
    SELECT question_id, 'wrong' AS kind, key, part, NULL::int AS own, count(*)::int AS count,
           row_number() OVER (PARTITION BY question_id ORDER BY count(*) DESC, key, part) AS rank
    FROM (
      SELECT question_id, part, left(btrim(regexp_replace(text, '\\s+', ' ', 'g')), ${longestWrongAnswer}) AS key
      FROM typed
    ) AS trimmed
    WHERE key <> '' GROUP BY question_id, key, part
  )
  SELECT * FROM chosen
  UNION ALL SELECT * FROM slips
  UNION ALL SELECT question_id, kind, key, part, own, count FROM wrong WHERE rank <= ${mostWrongAnswers}
  ORDER BY count DESC, key, part`;
