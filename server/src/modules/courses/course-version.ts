import type { Pool } from 'pg';
import { isContentId } from './content-ids.ts';

/** The version of a published course. */
export async function findCourseVersion(pool: Pool, courseId: string): Promise<string | undefined> {
  if (!isContentId(courseId)) return undefined;
  const { rows } = await pool.query<{ version: string }>({
    name: 'courses-version',
    text: `SELECT ${courseVersion} AS version FROM courses WHERE courses.id = $1 AND courses.status = 'published'`,
    values: [courseId],
  });
  return rows[0]?.version;
}

const versionsOf = (table: string) =>
  `(SELECT concat(count(*), '-', sum(${table}.xmin::text::bigint)) FROM ${table} WHERE ${table}.course_id = courses.id)`;

/**
 * In a statement about `courses`: what changes with any row that readers see of a course. PostgreSQL gives every version
 * of a row the number of the transaction that wrote it, so nobody has to remember to change anything, whichever way the
 * rows were written.
 */
export const courseVersion = `concat_ws('.', courses.xmin, ${['course_modules', 'lessons', 'lesson_texts'].map(versionsOf).join(', ')})`;
