/**
 * Somebody's cards that can be asked: $1 is the person, $2 the kinds of courses that are open to them, $3 the moment.
 * A question that left its quiz, a draft or a locked course keeps its card for when it is there again. A card that was
 * answered in a review and is not rated yet, because the review goes on or was handed in just now, is not asked twice.
 */
export const askableCards = `
  SELECT cards.quiz_id, cards.question_id, cards.due, questions.current_version_id
  FROM review_cards AS cards
  JOIN questions ON questions.quiz_id = cards.quiz_id AND questions.id = cards.question_id
   AND questions.position IS NOT NULL
  JOIN quizzes ON quizzes.id = cards.quiz_id AND quizzes.status = 'published'
  LEFT JOIN courses ON courses.id = quizzes.course_id
  WHERE cards.user_id = $1
    AND (quizzes.course_id IS NULL OR (courses.status = 'published' AND courses.access = ANY($2::text[])))
    AND NOT EXISTS (
      SELECT FROM quiz_attempts AS attempts
      JOIN attempt_questions AS answers ON answers.attempt_id = attempts.id
      WHERE attempts.user_id = $1 AND attempts.kind = 'review'
        AND (attempts.submitted_at IS NULL OR attempts.submitted_at > $3::timestamptz - interval '1 hour')
        AND answers.quiz_id = cards.quiz_id AND answers.question_id = cards.question_id
        AND answers.outcome ->> 'kind' <> 'unanswered'
        -- Cards are rated to the millisecond.
        AND date_trunc('milliseconds', answers.settled_at) > cards.last_review)`;

/** How many questions somebody ($1) answered in reviews from one moment ($2) to another ($3). */
export const reviewedBetween = `
  SELECT count(*)::int
  FROM attempt_questions AS answers JOIN quiz_attempts AS attempts ON attempts.id = answers.attempt_id
  WHERE answers.user_id = $1 AND answers.settled_at >= $2 AND answers.settled_at < $3
    AND attempts.kind = 'review' AND answers.outcome ->> 'kind' <> 'unanswered'`;
