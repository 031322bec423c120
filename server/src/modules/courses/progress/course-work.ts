import type { Translated } from '@navor/languages';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/time/days.ts';
import { courses } from '../courses.tables.ts';
import { courseEnrollments } from '../lessons.tables.ts';

export type CourseWork = {
  id: string;
  title: Translated;
  weeks: number;
  hoursPerWeek: number;
  enrolledAt: Date | null;
  completedAt: Date | null;
  /** Published lessons that are not done, in their order; seconds are those that the learner has spent in them. */
  lessons: { id: string; minutes: number; seconds: number }[];
  /** Days on which something was learnt in it. */
  studiedDays: Day[];
};

/** What is left of a course for somebody, in one statement; undefined for a course that is not published. */
export async function findCourseWork(
  db: Db,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<CourseWork | undefined> {
  const lessonsLeft = sql<CourseWork['lessons']>`(
    SELECT coalesce(json_agg(json_build_object(
      'id', lessons.id, 'minutes', lessons.minutes, 'seconds', coalesce(progress.seconds_spent, 0)
    ) ORDER BY lessons.position), '[]')
    FROM lessons
    LEFT JOIN lesson_progress AS progress ON progress.user_id = ${userId}
      AND progress.course_id = lessons.course_id AND progress.lesson_id = lessons.id
    WHERE lessons.course_id = ${courseId} AND lessons.status = 'published' AND progress.completed_at IS NULL)`;
  const studiedDays = sql<Day[]>`(
    SELECT coalesce(json_agg(day::text), '[]') FROM study_time WHERE user_id = ${userId} AND course_id = ${courseId})`;
  const [work] = await db
    .select({
      ...{ id: courses.id, title: courses.title, weeks: courses.weeks, hoursPerWeek: courses.hoursPerWeek },
      ...{ enrolledAt: courseEnrollments.enrolledAt, completedAt: courseEnrollments.completedAt },
      ...{ lessons: lessonsLeft, studiedDays },
    })
    .from(courses)
    .leftJoin(courseEnrollments, and(eq(courseEnrollments.courseId, courses.id), eq(courseEnrollments.userId, userId)))
    .where(and(eq(courses.id, courseId), eq(courses.status, 'published')));
  return work;
}

/** The courses that somebody is enrolled in and has not completed, the one last read first. */
export function listUnfinishedCourses(db: Db, userId: string): Promise<{ id: string; title: Translated }[]> {
  const lastActive = sql`coalesce(${courseEnrollments.lastReadAt}, ${courseEnrollments.enrolledAt})`;
  return db
    .select({ id: courses.id, title: courses.title })
    .from(courseEnrollments)
    .innerJoin(courses, and(eq(courses.id, courseEnrollments.courseId), eq(courses.status, 'published')))
    .where(and(eq(courseEnrollments.userId, userId), isNull(courseEnrollments.completedAt)))
    .orderBy(desc(lastActive), courses.id);
}
