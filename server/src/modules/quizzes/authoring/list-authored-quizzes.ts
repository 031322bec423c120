import type { AuthoredQuiz, ContentStatus } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import type { EditableIds } from '../../authorship/index.ts';
import { isEditableSql } from '../analytics/quiz-analytics-sql.ts';

export type AuthoredRow = {
  id: string;
  title: Translated;
  status: ContentStatus;
  course_id: string | null;
  course_title: Translated | null;
  question_count: number;
  attempt_count: number;
  updated_at: Date;
};

/** Quizzes that somebody may edit, those changed last first. */
export async function listAuthoredQuizzes(
  pool: Pool,
  editable: EditableIds,
  language: Language,
): Promise<AuthoredQuiz[]> {
  const { rows } = await pool.query<AuthoredRow>(quizzesQuery, [editable]);
  return rows.map((row) => presentAuthoredQuiz(row, language));
}

export function presentAuthoredQuiz(
  { title, course_id: courseId, course_title: courseTitle, ...row }: AuthoredRow,
  wanted: Language,
): AuthoredQuiz {
  const language = commonLanguage(wanted, title);
  const course = courseId && courseTitle ? { id: courseId, title: textIn(courseTitle, wanted) } : null;
  return { ...row, title: textIn(title, language), language, course };
}

const quizzesQuery = `
  SELECT quizzes.id, quizzes.title, quizzes.status, quizzes.course_id, courses.title AS course_title,
         quizzes.question_count, quizzes.updated_at,
         (SELECT count(*)::int FROM quiz_attempts WHERE quiz_id = quizzes.id AND submitted_at IS NOT NULL) AS attempt_count
  FROM quizzes LEFT JOIN courses ON courses.id = quizzes.course_id
  WHERE ${isEditableSql('$1')}
  ORDER BY quizzes.updated_at DESC, quizzes.id`;
