import { languages, type Translated, textIn } from '@navor/languages';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { courses } from '../courses.tables.ts';
import { courseEnrollments } from '../lessons.tables.ts';

type CompletedCourse = { courseId: string; titles: Translated; completedAt: Date };

/** The course of this title, in any language, that somebody has completed. */
export async function findCompletedCourse(db: Db, userId: string, title: string): Promise<CompletedCourse | undefined> {
  const completed = await listCompletedCourses(db, userId);
  return completed.find(({ titles }) => languages.some((language) => textIn(titles, language) === title));
}

/** Those that somebody has completed, the last one first. */
export function listCompletedCourses(db: Db, userId: string): Promise<CompletedCourse[]> {
  return db
    .select({
      courseId: courses.id,
      titles: courses.title,
      completedAt: sql<Date>`${courseEnrollments.completedAt}`.mapWith(courseEnrollments.completedAt),
    })
    .from(courseEnrollments)
    .innerJoin(courses, eq(courses.id, courseEnrollments.courseId))
    .where(and(eq(courseEnrollments.userId, userId), isNotNull(courseEnrollments.completedAt)))
    .orderBy(desc(courseEnrollments.completedAt), courses.id);
}
