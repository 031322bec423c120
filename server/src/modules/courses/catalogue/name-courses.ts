import { type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';

/** The titles of courses by their ids, in one statement; those that are not published have none. */
export async function nameCourses(
  pool: Pool,
  courseIds: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  if (courseIds.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; title: Translated }>({
    name: 'courses-names',
    text: `SELECT id, title FROM courses WHERE id = ANY($1::text[]) AND status = 'published'`,
    values: [courseIds],
  });
  return new Map(rows.map(({ id, title }) => [id, textIn(title, language)]));
}
