import type { TaughtCourse } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';

type TaughtRow = Omit<TaughtCourse, 'title' | 'language'> & { title: Translated };

/** All courses in their order, drafts too, with how many learn there. */
export async function listTaughtCourses(pool: Pool, wanted: Language): Promise<TaughtCourse[]> {
  const { rows } = await pool.query<TaughtRow>({ name: 'courses-taught', text: taughtQuery });
  return rows.map((row) => {
    const language = commonLanguage(wanted, row.title);
    return { ...row, title: textIn(row.title, language), language };
  });
}

const taughtQuery = `
  SELECT courses.id, courses.title, courses.lesson_count, courses.status = 'published' AS is_published,
         enrolments.learner_count, enrolments.completed_count
  FROM courses CROSS JOIN LATERAL (
    SELECT count(*)::int AS learner_count, count(completed_at)::int AS completed_count
    FROM course_enrollments WHERE course_id = courses.id
  ) AS enrolments
  ORDER BY courses.status DESC, courses.position, courses.id`;
