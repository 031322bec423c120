import { concernBounds, questionConcerns } from '@navor/contract';
import { resultShareSql } from '../attempts/result-share.ts';
import { countedText, slipsOf } from './outcome-sql.ts';

const { fewestAnswers, newestAttempts } = concernBounds;
/** More than are shown: the same answer typed in several ways is one of them. */
const mostWrongTexts = 25;

/** A quiz ($1) with how its handed in attempts went. */
export const quizQuery = `
  SELECT quizzes.id, quizzes.title, attempts.*
  FROM quizzes CROSS JOIN LATERAL (
    SELECT count(*)::int AS attempt_count, count(DISTINCT user_id)::int AS person_count,
           avg(CASE WHEN has_passed THEN 1 ELSE 0 END)::float8 AS passed_share,
           avg(${resultShareSql('quiz_attempts')}) AS mean_share
    FROM quiz_attempts
    WHERE quiz_id = quizzes.id AND submitted_at IS NOT NULL
  ) AS attempts
  WHERE quizzes.id = $1`;

/**
 * Answers to a quiz that count: reviews, which are of no quiz, ask what was wrong before and would make every question
 * look harder. The quiz is named twice, so that its answers are found without those of all others.
 */
const handedIn = `
  FROM quiz_attempts AS attempts JOIN attempt_questions AS given ON given.attempt_id = attempts.id
  WHERE attempts.quiz_id = $1 AND attempts.submitted_at IS NOT NULL AND given.quiz_id = $1`;

/** One answer as the figures below count it; without OFFSET 0 around it, each figure would reckon the rest anew. */
const countedAnswer = `
  coalesce(given.share, 0) AS share, given.share IS NULL AS is_unanswered, given.settled_seconds,
  round((attempts.points - coalesce(given.share, 0) * given.max_points)
    / nullif(attempts.max_points - given.max_points, 0) * 1e9) / 1e9 AS rest`;

/**
 * How a question is answered. Discrimination compares a question with the rest of each attempt: with the whole, every
 * question would agree with itself. Sums of shares have noise in their last digits, which must not pass for a difference;
 * nor is `corr` sure to find none between equal numbers.
 */
const figures = `
  count(*)::int AS answer_count, avg(share) AS facility,
  CASE WHEN count(*) >= ${fewestAnswers} AND min(share) < max(share) AND min(rest) < max(rest)
       THEN least(1, greatest(-1, corr(share, rest))) END AS discrimination,
  count(*) FILTER (WHERE is_unanswered) / nullif(count(*), 0)::float8 AS unanswered_share,
  avg(settled_seconds)::float8 AS mean_seconds`;

/** The versions of a question ($2) of a quiz ($1), the newest first. */
export const versionsQuery = `
  SELECT versions.version, versions.created_at, versions.id = questions.current_version_id AS is_current, figures.*
  FROM questions
  JOIN question_versions AS versions
    ON versions.quiz_id = questions.quiz_id AND versions.question_id = questions.id
  CROSS JOIN LATERAL (
    SELECT ${figures}
    FROM (
      SELECT ${countedAnswer} ${handedIn} AND given.question_id = $2 AND given.version_id = versions.id OFFSET 0
    ) AS answers
  ) AS figures
  WHERE questions.quiz_id = $1 AND questions.id = $2
  ORDER BY versions.version DESC`;

/** The questions of a quiz ($1) in their order. */
export const questionsQuery = `
  SELECT questions.id, questions.position, versions.type, versions.prepared, figures.*
  FROM questions
  JOIN question_versions AS versions ON versions.id = questions.current_version_id
  CROSS JOIN LATERAL (
    SELECT ${figures}
    FROM (SELECT ${countedAnswer} ${handedIn} AND given.question_id = questions.id OFFSET 0) AS answers
  ) AS figures
  WHERE questions.quiz_id = $1 AND questions.position IS NOT NULL
  ORDER BY questions.position`;

/** A condition on `quizzes`; `editable` is the parameter with the ids of those that the reader may edit, null for all. */
export const isEditableSql = (editable: `$${number}`) =>
  `(${editable}::text[] IS NULL OR quizzes.id = ANY (${editable}))`;

/**
 * The questions of quizzes ($2) that an author should look at ($1 at most), and how many there are; the gravest first. Only
 * the newest attempts at each quiz are looked at, one by one: with all answers that there are, the dashboard of an author
 * would take the longer the more a platform is used, and a mended question would stay on it for months.
 */
export const concernsQuery = `
  WITH figures AS MATERIALIZED (
    SELECT quiz_id, question_id, ${figures}
    FROM (
      SELECT quizzes.id AS quiz_id, given.question_id, ${countedAnswer}
      FROM quizzes
      CROSS JOIN LATERAL (
        SELECT id, points, max_points FROM quiz_attempts
        WHERE quiz_id = quizzes.id AND submitted_at IS NOT NULL
        ORDER BY submitted_at DESC LIMIT ${newestAttempts}
      ) AS attempts
      CROSS JOIN LATERAL (
        SELECT question_id, share, settled_seconds, max_points FROM attempt_questions
        WHERE attempt_id = attempts.id OFFSET 0
      ) AS given
      WHERE ${isEditableSql('$2')}
      OFFSET 0
    ) AS answers
    GROUP BY quiz_id, question_id
  )
  SELECT questions.quiz_id, quizzes.title, questions.id, questions.position, versions.prepared -> 'body' AS body, concern,
         count(*) OVER ()::int AS concern_count
  FROM figures
  JOIN questions ON questions.quiz_id = figures.quiz_id AND questions.id = figures.question_id
  JOIN quizzes ON quizzes.id = questions.quiz_id
  JOIN question_versions AS versions ON versions.id = questions.current_version_id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN answer_count < ${fewestAnswers} THEN NULL
                WHEN discrimination <= ${concernBounds.discrimination} THEN 'negative'
                WHEN unanswered_share >= ${concernBounds.unansweredShare} THEN 'unanswered'
                WHEN facility < ${concernBounds.facility} THEN 'very-hard' END AS concern
  ) AS judged
  WHERE questions.position IS NOT NULL AND concern IS NOT NULL
  ORDER BY array_position(ARRAY[${questionConcerns.map((one) => `'${one}'`).join()}], concern), facility, questions.quiz_id,
           questions.position
  LIMIT $1`;

/**
 * What was chosen, which slips were made and what was typed wrongly in a quiz ($1), counted by question. Most answers are
 * like others, so they are counted before they are taken apart.
 */
export const answersQuery = `
  WITH answers AS MATERIALIZED (
    SELECT given.question_id, given.finding, given.wrong_text, count(*) AS count
    ${handedIn} AND (given.finding IS NOT NULL OR given.wrong_text IS NOT NULL)
    GROUP BY 1, 2, 3
  ), in_gaps AS MATERIALIZED (
    SELECT given.question_id, given.version_id, given.outcome, given.response, count(*) AS count
    ${handedIn} AND given.response -> 'gaps' IS NOT NULL AND (given.share < 1 OR given.share IS NULL)
      -- Said of the question too, so that no other's answers are looked at whole.
      AND given.question_id = ANY (ARRAY(
        SELECT question_id FROM question_versions WHERE quiz_id = $1 AND type = 'blanks'))
    GROUP BY 1, 2, 3, 4
  ), chosen AS (
    SELECT question_id, 'option' AS kind, chosen.id AS key, NULL AS part, NULL::int AS own, sum(count)::int AS count
    FROM answers CROSS JOIN LATERAL jsonb_array_elements_text(
      CASE WHEN jsonb_typeof(finding) = 'array' THEN finding END) AS chosen (id)
    GROUP BY question_id, chosen.id
  ), slips AS (
    SELECT question_id, 'slip' AS kind, slip ->> 'kind' AS key, CASE WHEN slip ? 'own' THEN part END AS part,
           (slip ->> 'own')::int AS own, sum(count)::int AS count
    FROM (
      SELECT question_id, finding AS slip, NULL AS part, count FROM answers
      UNION ALL
      SELECT in_gaps.question_id, slips.slip, slips.part, in_gaps.count
      FROM in_gaps CROSS JOIN LATERAL ${slipsOf('in_gaps')} AS slips
    ) AS made
    WHERE slip ->> 'kind' IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5
  ), wrong AS (
    SELECT question_id, 'wrong' AS kind, key, part, NULL::int AS own, sum(count)::int AS count,
           row_number() OVER (PARTITION BY question_id ORDER BY sum(count) DESC, key, part) AS rank
    FROM (
      SELECT question_id, NULL AS part, wrong_text AS key, count FROM answers
      UNION ALL
      -- A gap with options has a letter, which means something else in each attempt.
      SELECT in_gaps.question_id, gaps.key, ${countedText('gaps.value')}, in_gaps.count
      FROM in_gaps JOIN question_versions AS versions ON versions.id = in_gaps.version_id
      CROSS JOIN LATERAL jsonb_each_text(in_gaps.response -> 'gaps') AS gaps
      WHERE coalesce((in_gaps.outcome #>> ARRAY['parts', gaps.key, 'share'])::float8, 0) < 1
        AND versions.prepared #>> ARRAY['answer', 'gaps', gaps.key, 'type'] <> 'single-choice'
    ) AS typed
    WHERE key <> '' GROUP BY question_id, key, part
  )
  SELECT * FROM chosen
  UNION ALL SELECT * FROM slips
  UNION ALL SELECT question_id, kind, key, part, own, count FROM wrong WHERE rank <= ${mostWrongTexts}
  ORDER BY count DESC, key, part`;
