import { count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { courses } from '../courses.tables.ts';
import { courseEnrollments } from '../lessons.tables.ts';

type CourseStanding = { theme_id: string; drawing: string | null; lesson_count: number; learner_count: number };

/** How courses stand with their readers, by id; those that are not there are absent. */
export async function findCourseStandings(db: Db, ids: readonly string[]): Promise<Map<string, CourseStanding>> {
  const rows = await db
    .select({
      id: courses.id,
      theme_id: courses.themeId,
      drawing: courses.drawing,
      lesson_count: courses.lessonCount,
      learner_count: count(courseEnrollments.userId),
    })
    .from(courses)
    .leftJoin(courseEnrollments, eq(courseEnrollments.courseId, courses.id))
    .where(inArray(courses.id, [...ids]))
    .groupBy(courses.id);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}
