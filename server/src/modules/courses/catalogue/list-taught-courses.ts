import type { TaughtCourse } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import type { EditableIds } from '../../authorship/index.ts';

type TaughtRow = Omit<TaughtCourse, 'title' | 'language'> & { title: Translated };

/** The courses that somebody may edit in their order, drafts too, with how many learn there. */
export async function listTaughtCourses(pool: Pool, editable: EditableIds, wanted: Language): Promise<TaughtCourse[]> {
  const { rows } = await pool.query<TaughtRow>({ name: 'courses-taught', text: taughtQuery, values: [editable] });
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
  WHERE $1::text[] IS NULL OR courses.id = ANY ($1)
  ORDER BY courses.status DESC, courses.position, courses.id`;
