import { type Language, type Translated, textIn } from '@navor/languages';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { joinLessonText } from '../lessons/lesson-text-sql.ts';

type Row = { courseId: string; courseTitle: Translated; lessonId: string; title: string };

/** The lessons that readers can open, by their courses: those that other content may lead to. */
export async function listTeachingLessons(db: Db, language: Language) {
  const { rows } = await db.execute<Row>(sql`
    SELECT courses.id AS "courseId", courses.title AS "courseTitle", lessons.id AS "lessonId", text.title
    FROM lessons
    CROSS JOIN (SELECT ${language}::text AS language) AS wanted
    JOIN courses ON courses.id = lessons.course_id AND courses.status = 'published'
    ${sql.raw(joinLessonText('wanted.language'))}
    WHERE lessons.status = 'published'
    ORDER BY courses.position, courses.id, lessons.position`);
  return [...Map.groupBy(rows, ({ courseId }) => courseId)].map(([id, lessons]) => ({
    id,
    title: lessons[0] ? textIn(lessons[0].courseTitle, language) : id,
    lessons: lessons.map(({ lessonId, title }) => ({ id: lessonId, title })),
  }));
}
