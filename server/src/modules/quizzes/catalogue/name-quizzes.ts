import { type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';

/** The titles of quizzes by their ids, in one statement; those that nobody can take any more have none. */
export async function nameQuizzes(
  pool: Pool,
  quizIds: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  if (quizIds.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; title: Translated }>({
    name: 'quizzes-names',
    text: `SELECT quizzes.id, quizzes.title FROM quizzes
           LEFT JOIN courses ON courses.id = quizzes.course_id
           WHERE quizzes.id = ANY($1::text[]) AND quizzes.status = 'published'
             AND (quizzes.course_id IS NULL OR courses.status = 'published')`,
    values: [quizIds],
  });
  return new Map(rows.map(({ id, title }) => [id, textIn(title, language)]));
}
