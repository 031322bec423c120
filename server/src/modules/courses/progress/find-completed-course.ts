import { languages, type Translated, textIn } from '@navor/languages';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { courses } from '../courses.tables.ts';
import { courseEnrollments } from '../lessons.tables.ts';

/** The course of this title, in any language, that somebody has completed. */
export async function findCompletedCourse(
  db: Db,
  userId: string,
  title: string,
): Promise<{ courseId: string; titles: Translated<string> } | undefined> {
  const completed = await db
    .select({ courseId: courses.id, titles: courses.title })
    .from(courseEnrollments)
    .innerJoin(courses, eq(courses.id, courseEnrollments.courseId))
    .where(and(eq(courseEnrollments.userId, userId), isNotNull(courseEnrollments.completedAt)));
  return completed.find(({ titles }) => languages.some((language) => textIn(titles, language) === title));
}
