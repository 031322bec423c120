import type { OpenAttempt } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import { isOpenSql } from './attempt-states.ts';

type OpenAttemptsQuery = { userId: string; language: Language; now: Date };
type Row = Omit<OpenAttempt, 'quiz'> & { quiz_id: string; quiz_title: Translated };

/** The quizzes that somebody is in the middle of. */
export async function listOpenAttempts(
  pool: Pool,
  { userId, language, now }: OpenAttemptsQuery,
): Promise<OpenAttempt[]> {
  const { rows } = await pool.query<Row>({ name: 'quizzes-open-attempts', text: openQuery, values: [userId, now] });
  return rows.map(({ quiz_id, quiz_title, ...attempt }) => ({
    ...attempt,
    quiz: { id: quiz_id, title: textIn(quiz_title, language), language: commonLanguage(language, quiz_title) },
  }));
}

const openQuery = `
  SELECT attempts.id, quizzes.id AS quiz_id, quizzes.title AS quiz_title, attempts.started_at, attempts.deadline,
         answers.answered_count, answers.question_count
  FROM quiz_attempts AS attempts
  JOIN quizzes ON quizzes.id = attempts.quiz_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS question_count, count(response)::int AS answered_count
    FROM attempt_questions WHERE attempt_id = attempts.id
  ) AS answers
  WHERE attempts.user_id = $1 AND attempts.kind = 'quiz' AND ${isOpenSql('attempts', '$2')}
  ORDER BY attempts.started_at DESC
  LIMIT 20`;
