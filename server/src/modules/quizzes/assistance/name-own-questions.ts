import { type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';

type NamedQuestion = { attemptId: string; position: number; quizTitle: string | null };
type Row = { attempt_id: string; position: number; title: Translated | null };

/** The quizzes that questions of one's own attempts belong to, by one statement; others' questions have none. */
export async function nameOwnQuestions(
  pool: Pool,
  userId: string,
  questions: readonly { attemptId: string; position: number }[],
  language: Language,
): Promise<NamedQuestion[]> {
  if (questions.length === 0) return [];
  const { rows } = await pool.query<Row>({
    name: 'quizzes-name-own-questions',
    text: namesQuery,
    values: [userId, questions.map(({ attemptId }) => attemptId), questions.map(({ position }) => position)],
  });
  return rows.map(({ attempt_id, position, title }) => ({
    ...{ attemptId: attempt_id, position, quizTitle: title && textIn(title, language) },
  }));
}

const namesQuery = `
  SELECT DISTINCT ON (answers.attempt_id, answers.position) answers.attempt_id, answers.position, quizzes.title
  FROM unnest($2::uuid[], $3::int[]) AS named (attempt_id, position)
  JOIN attempt_questions AS answers
    ON answers.attempt_id = named.attempt_id AND answers.position = named.position
  JOIN quiz_attempts AS attempts ON attempts.id = answers.attempt_id AND attempts.user_id = $1
  LEFT JOIN quizzes ON quizzes.id = attempts.quiz_id`;
