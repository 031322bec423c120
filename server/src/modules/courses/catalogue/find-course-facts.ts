import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { courses, themes } from '../courses.tables.ts';

/** What a course is about and how long it takes, for what has to remember it: it may change, or be deleted. */
export async function findCourseFacts(db: Db, courseId: string) {
  const [facts] = await db
    .select({
      title: courses.title,
      summary: courses.summary,
      outcomes: courses.outcomes,
      themeId: themes.id,
      themeTitle: themes.title,
      level: courses.level,
      drawing: courses.drawing,
      hours: sql<number>`${courses.weeks} * ${courses.hoursPerWeek}`,
    })
    .from(courses)
    .innerJoin(themes, eq(themes.id, courses.themeId))
    .where(eq(courses.id, courseId));
  return facts;
}
