import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type CompletedTheme = { userId: string; themeId: string; at: Date };

/** Themes of which these people, or all, have completed every course that is published, and when the last of them was. */
export async function listCompletedThemes(db: Db, userIds?: string[]): Promise<CompletedTheme[]> {
  const { rows } = await db.execute<Omit<CompletedTheme, 'at'> & { at: string }>(sql`
    SELECT enrolments.user_id AS "userId", courses.theme_id AS "themeId", max(enrolments.completed_at) AS at
    FROM course_enrollments AS enrolments
    JOIN courses ON courses.id = enrolments.course_id AND courses.status = 'published'
    WHERE ${userIds ? sql`enrolments.user_id = ANY(${sql.param(userIds)}::uuid[])` : sql`true`}
      AND enrolments.completed_at IS NOT NULL
    GROUP BY enrolments.user_id, courses.theme_id
    HAVING count(*) = (
      SELECT count(*) FROM courses AS others WHERE others.theme_id = courses.theme_id AND others.status = 'published'
    )`);
  return rows.map(({ at, ...completed }) => ({ ...completed, at: new Date(at) }));
}
