import type { Translated } from '@navor/languages';
import type { Queryable } from '../../../platform/database/database.ts';
import { isContentId } from '../content-id.ts';
import { remainingWorkSql } from '../progress/remaining-work.ts';
import type { CourseFacts } from './course-cards.ts';

export type CourseRow = CourseFacts & {
  description: Translated;
  outcomes: Translated<string[]>;
  updated_at: Date;
  prerequisites: { id: string; title: Translated; is_completed: boolean }[];
};

/** A published course with what the reader has to do with it. */
export async function findCourse(
  pool: Queryable,
  courseId: string,
  userId: string | null,
): Promise<CourseRow | undefined> {
  if (!isContentId(courseId)) return undefined;
  const { rows } = await pool.query<CourseRow>({
    name: 'courses-course',
    text: courseQuery,
    values: [courseId, userId],
  });
  return rows[0];
}

const courseQuery = `
  SELECT courses.id, courses.theme_id, themes.title AS theme_title, courses.level, courses.access, courses.weeks,
         courses.hours_per_week, courses.author, courses.title, courses.summary, courses.description,
         courses.outcomes, courses.languages, courses.drawing, courses.updated_at,
         enrolment.enrolled_at, enrolment.completed_at, enrolment.last_lesson_id, ${remainingWorkSql} AS "left",
         coalesce((
           SELECT json_agg(json_build_object('id', earlier.id, 'title', earlier.title,
                                             'is_completed', earlier_enrolment.completed_at IS NOT NULL)
                           ORDER BY wanted.place)
           FROM jsonb_array_elements_text(courses.prerequisites) WITH ORDINALITY AS wanted (id, place)
           JOIN courses AS earlier ON earlier.id = wanted.id AND earlier.status = 'published'
           LEFT JOIN course_enrollments AS earlier_enrolment
             ON earlier_enrolment.user_id = $2::uuid AND earlier_enrolment.course_id = earlier.id
         ), '[]') AS prerequisites
  FROM courses
  JOIN themes ON themes.id = courses.theme_id
  LEFT JOIN course_enrollments AS enrolment ON enrolment.user_id = $2::uuid AND enrolment.course_id = courses.id
  WHERE courses.id = $1 AND courses.status = 'published'`;
