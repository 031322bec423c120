import type { Pool } from 'pg';
import { isContentId } from '../content-id.ts';

/** The version of a published course. */
export async function findCourseVersion(pool: Pool, courseId: string): Promise<string | undefined> {
  if (!isContentId(courseId)) return undefined;
  const { rows } = await pool.query<{ version: string }>({
    name: 'courses-version',
    text: `SELECT ${courseVersionSql} AS version FROM courses WHERE courses.id = $1 AND courses.status = 'published'`,
    values: [courseId],
  });
  return rows[0]?.version;
}

const parts = [
  ['course_modules', 'id'],
  ['lessons', 'id'],
  ['lesson_texts', 'lesson_id, language'],
];

/**
 * Of a row of `courses`: what changes with any row that its lessons are shown from. PostgreSQL gives every version of a row
 * the number of the transaction that wrote it, so nobody has to remember to change anything, whichever way the rows were
 * written. The numbers are listed, not added up: transactions may overlap, and different numbers have the same sum.
 */
export const courseVersionSql = `md5(concat_ws(' ', courses.xmin, ${parts.map(([table, key]) => versionsOf(`${table}`, `${key}`)).join(', ')}))`;

function versionsOf(table: string, key: string): string {
  return `(SELECT concat('(', string_agg(xmin::text, ',' ORDER BY ${key}), ')') FROM ${table} WHERE course_id = courses.id)`;
}
