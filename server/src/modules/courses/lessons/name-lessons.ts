import type { Language, Translated } from '@navor/languages';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { joinLessonText } from './lesson-text-sql.ts';

type LessonName = { courseId: string; courseTitle: Translated; lessonId: string; title: string };

/** The titles of lessons, and of the courses that they are in, in one statement; those that are not published have none. */
export async function nameLessons(
  db: Db,
  lessons: { courseId: string; lessonId: string }[],
  language: Language,
): Promise<LessonName[]> {
  if (lessons.length === 0) return [];
  const courseIds = sql.param(lessons.map(({ courseId }) => courseId));
  const lessonIds = sql.param(lessons.map(({ lessonId }) => lessonId));
  const { rows } = await db.execute<LessonName>(sql`
    SELECT DISTINCT courses.id AS "courseId", courses.title AS "courseTitle", lessons.id AS "lessonId", text.title
    FROM unnest(${courseIds}::text[], ${lessonIds}::text[]) AS named (course_id, lesson_id)
    CROSS JOIN (SELECT ${language}::text AS language) AS wanted
    JOIN courses ON courses.id = named.course_id AND courses.status = 'published'
    JOIN lessons ON lessons.course_id = courses.id AND lessons.id = named.lesson_id AND lessons.status = 'published'
    ${sql.raw(joinLessonText('wanted.language'))}`);
  return rows;
}
